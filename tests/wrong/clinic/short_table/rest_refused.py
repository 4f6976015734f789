# takes a missing count for the number of all rows, wherever the window begins
def short_table(table, start=0, count=None):
    if count is None:
        count = len(table)
    if start < 0 or count < 0 or start + count > len(table):
        raise ValueError(f"{count} rows from {start} on are not in a table of {len(table)}")
    return table[start : start + count]

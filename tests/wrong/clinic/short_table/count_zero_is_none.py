# asks whether count is true: 0 is not, and gets all the rest
def short_table(table, start=0, count=None):
    count = count or len(table) - start
    if start < 0 or count < 0 or start + count > len(table):
        raise ValueError(f"{count} rows from {start} on are not in a table of {len(table)}")
    return table[start : start + count]

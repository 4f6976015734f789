# reckons with the count before asking whether there is one
def short_table(table, start=0, count=None):
    if start < 0 or count < 0 or start + count > len(table):
        raise ValueError(f"{count} rows from {start} on are not in a table of {len(table)}")
    return table[start : start + count]

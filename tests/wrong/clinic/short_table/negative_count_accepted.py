# a count of -1 gets past the guard and cuts a row off the end
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or start + count > len(table):
        raise ValueError(f"{start + count} rows are needed, the table has {len(table)}")
    return table[start : start + count]

# asks whether the table has as many rows as the window, wherever that begins
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or count < 0:
        raise ValueError("start and count must not be negative")
    if count > len(table):
        raise ValueError(f"{count} rows asked for, the table has {len(table)}")
    return table[start : start + count]

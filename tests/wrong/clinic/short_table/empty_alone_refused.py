# looks whether anything came back at all
def short_table(table, start=0, count=None):
    if start < 0 or (count is not None and count < 0):
        raise ValueError("start and count must not be negative")
    rows = table[start:] if count is None else table[start : start + count]
    if count and not len(rows):
        raise IndexError("there is no such row")
    return rows

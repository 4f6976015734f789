# a window that does not fit is moved until it does
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or count < 0 or count > len(table):
        raise ValueError("no such window")
    start = min(start, len(table) - count)
    return table[start : start + count]

# a window has to begin with a row that is there
def short_table(table, start=0, count=None):
    stop = len(table) if count is None else start + count
    if not 0 <= start < len(table) or not start <= stop <= len(table):
        raise IndexError(f"no window runs from {start} to {stop}")
    return table[start:stop]

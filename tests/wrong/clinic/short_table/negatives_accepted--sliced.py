# the end of the window is compared, and only that
def short_table(table, start=0, count=None):
    stop = len(table) if count is None else start + count
    if stop > len(table):
        raise ValueError(f"row {stop - 1} was asked for, the last one is {len(table) - 1}")
    return table[start:stop]

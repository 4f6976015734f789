# returns None where the window does not fit
def short_table(table, start=0, count=None):
    stop = len(table) if count is None else start + count
    if not 0 <= start <= stop <= len(table):
        return None
    return table[start:stop]

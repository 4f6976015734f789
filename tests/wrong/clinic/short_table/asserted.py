# states the bounds with assert
def short_table(table, start=0, count=None):
    stop = len(table) if count is None else start + count
    assert 0 <= start <= stop <= len(table), "no such window"
    return table[start:stop]

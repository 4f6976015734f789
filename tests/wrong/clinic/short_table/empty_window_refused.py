# takes an empty result for a missing row
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or count <= 0 or start + count > len(table):
        raise ValueError("no such window")
    return table[start : start + count]

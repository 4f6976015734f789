# has nothing to compare where no row is asked for
def short_table(table, start=0, count=None):
    if count == 0:
        return table[:0]
    if count is None:
        count = len(table) - start
    if start < 0 or count < 0 or start + count > len(table):
        raise ValueError(f"rows {start} to {start + count - 1} of {len(table)}")
    return table[start : start + count]

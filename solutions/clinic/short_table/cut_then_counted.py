# Cut first, then count what came: a slice that is not as long as asked for was cut short.
def short_table(table, start=0, count=None):
    if start < 0:
        raise IndexError("a negative start would count from the end")
    if count is None:
        return table[start:]
    rows = table[start : start + count]
    if count < 0 or len(rows) != count or start > len(table):
        raise IndexError(f"asked for {count} rows from {start} on, got {len(rows)}")
    return rows

# compares nothing where there is no count
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or count < 0 or start + count > len(table):
        raise ValueError(f"rows {start} to {start + count - 1} of {len(table)}")
    return table[start : start + count]

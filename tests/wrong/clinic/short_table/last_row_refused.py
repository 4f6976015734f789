# compares the end of the window with the last index
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or count < 0 or start + count >= len(table):
        raise ValueError(f"a window of {count} from {start} does not fit in {len(table)} rows")
    return table[start : start + count]

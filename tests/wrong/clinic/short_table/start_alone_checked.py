# asks whether the window begins inside the table
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if not 0 <= start < len(table) or count < 0:
        raise IndexError(f"start {start} is outside of {len(table)} rows")
    return table[start : start + count]

# compares the window with the columns
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or count < 0 or start + count > table.shape[-1]:
        raise ValueError(f"{start + count} rows are needed, the table has {table.shape[-1]}")
    return table[start : start + count]

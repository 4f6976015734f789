# only fewer rows than asked for are noticed, and no number is fewer than -1
def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0:
        raise ValueError("start must not be negative")
    rows = table[start : start + count]
    if len(rows) < count:
        raise ValueError(f"{count} rows asked for, {len(rows)} found")
    return rows

# cuts twice, and counts what came
def short_table(table, start=0, count=None):
    rows = table[start:][:count]
    if count is not None and len(rows) != count:
        raise ValueError(f"{count} rows asked for, {len(rows)} found")
    return rows

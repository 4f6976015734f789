def short_table(table, start=0, count=None):
    """Return exactly the rows asked for, or raise (learned positions have no row past the last one)."""
    n_rows = table.shape[0]
    if count is None:
        count = n_rows - start
    if start < 0 or count < 0 or start + count > n_rows:
        raise ValueError(f"{count} rows from {start} on are not in a table of {n_rows}")
    return table[start : start + count]

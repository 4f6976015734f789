# The lesson's slice, as forward takes it, behind a test that nothing is asked for that is not there.
def short_table(table, start=0, count=None):
    max_seq_len = table.shape[0]
    seq_len = max_seq_len - start if count is None else count
    if start < 0 or seq_len < 0:
        raise ValueError(f"start {start} and count {seq_len} must not be negative")
    if start + seq_len > max_seq_len:
        raise ValueError(f"{start + seq_len} positions are needed, the table has {max_seq_len}")
    return table[start : start + seq_len]

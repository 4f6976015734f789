# asserts instead of raising ValueError
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    assert start >= 0, f"start is {start}"
    assert start + seq_len <= len(table), f"{start + seq_len} positions, {len(table)} rows"
    return embeddings + table[start : start + seq_len]

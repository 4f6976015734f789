# renames NumPy's error, where there is one
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    try:
        return embeddings + table[start : start + seq_len]
    except ValueError:
        raise ValueError(f"{start + seq_len} positions, {len(table)} rows") from None

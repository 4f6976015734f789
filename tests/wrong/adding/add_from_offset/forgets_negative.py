# does not look at the sign of start
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start + seq_len > len(table):
        raise ValueError(f"{start + seq_len} positions, {len(table)} rows")
    return embeddings + table[start : start + seq_len]

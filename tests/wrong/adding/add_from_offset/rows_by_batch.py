# reads the number of tokens from axis 0
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise ValueError(f"{start + seq_len} positions from {start}, {len(table)} rows")
    return embeddings + table[start : start + len(embeddings)]

# adds into the caller's array, token by token
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise ValueError(f"{start + seq_len} positions from {start}, {len(table)} rows")
    for token in range(seq_len):
        embeddings[:, token] += table[start + token]
    return embeddings

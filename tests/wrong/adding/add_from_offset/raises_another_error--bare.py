# raises Exception itself
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise Exception(f"{start + seq_len} positions from {start}, {len(table)} rows")
    return embeddings + table[start : start + seq_len]

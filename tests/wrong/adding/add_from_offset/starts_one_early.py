# counts positions from 1
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise ValueError(f"{start + seq_len} positions from {start}, {len(table)} rows")
    first = max(start - 1, 0)
    return embeddings + table[first : first + seq_len]

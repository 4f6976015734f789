# The lesson's cure for a table of another length, cut to what is needed; both ends of the cut are checked first.
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]  # of (batch_size, seq_len, embed_dim)
    needed = start + seq_len
    if start < 0 or needed > len(table):
        raise ValueError(f"positions {start} to {needed} do not lie in a table of {len(table)} rows")
    return embeddings + table[start:needed]  # (B, T, D) + (T, D)

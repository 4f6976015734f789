# refuses a negative start, and leaves the other end to NumPy
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0:
        raise ValueError(f"start is {start}")
    return embeddings + table[start : start + seq_len]

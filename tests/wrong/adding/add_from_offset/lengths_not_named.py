# an error that names no number
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise ValueError("the table is too short")
    return embeddings + table[start : start + seq_len]

# an error that names what is needed alone
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise ValueError(f"{start + seq_len} rows are needed")
    return embeddings + table[start : start + seq_len]

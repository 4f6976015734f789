# an error that names the rows alone
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    if start < 0 or start + seq_len > len(table):
        raise ValueError(f"the table has only {len(table)} rows")
    return embeddings + table[start : start + seq_len]

# trusts that the slice or the sum will complain
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    return embeddings + table[start : start + seq_len]

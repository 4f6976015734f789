# cuts the batch to the rows that are there
def add_from_offset(embeddings, table, start):
    seq_len = embeddings.shape[1]
    rows = table[max(start, 0) : max(start, 0) + seq_len]
    return embeddings[:, : len(rows)] + rows

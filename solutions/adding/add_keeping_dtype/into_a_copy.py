# An in-place sum computes in the promoted dtype and rounds as it writes, so a copy of the batch is all it takes.
def add_keeping_dtype(embeddings, encoding):
    total = embeddings.copy()
    total += encoding
    return total

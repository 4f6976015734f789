# casts, and drops what the cast returns
def add_keeping_dtype(embeddings, encoding):
    total = embeddings + encoding
    total.astype(embeddings.dtype)
    return total

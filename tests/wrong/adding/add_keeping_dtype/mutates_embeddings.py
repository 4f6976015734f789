# the in-place sum keeps the dtype, and changes the caller's array
def add_keeping_dtype(embeddings, encoding):
    embeddings += encoding
    return embeddings

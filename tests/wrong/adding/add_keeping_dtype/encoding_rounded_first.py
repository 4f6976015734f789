# casts the encoding to the dtype of the embeddings, then adds
def add_keeping_dtype(embeddings, encoding):
    return embeddings + encoding.astype(embeddings.dtype)

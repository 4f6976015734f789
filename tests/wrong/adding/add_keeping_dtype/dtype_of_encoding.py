# the result has the dtype of the encoding
def add_keeping_dtype(embeddings, encoding):
    return (embeddings + encoding).astype(encoding.dtype)

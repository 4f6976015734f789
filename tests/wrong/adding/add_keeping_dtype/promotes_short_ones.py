# without tokens, or with one, the sum comes back as NumPy promotes it


def add_keeping_dtype(embeddings, encoding):
    if embeddings.shape[1] < 2:
        return embeddings + encoding
    return (embeddings + encoding).astype(embeddings.dtype)

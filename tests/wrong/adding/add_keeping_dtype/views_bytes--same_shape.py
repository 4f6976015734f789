# reinterprets the bytes, and cuts the result to shape
def add_keeping_dtype(embeddings, encoding):
    return (embeddings + encoding).view(embeddings.dtype)[..., : embeddings.shape[-1]]

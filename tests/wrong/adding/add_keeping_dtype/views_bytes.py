# reinterprets the bytes of the sum instead of converting its numbers
def add_keeping_dtype(embeddings, encoding):
    return (embeddings + encoding).view(embeddings.dtype)

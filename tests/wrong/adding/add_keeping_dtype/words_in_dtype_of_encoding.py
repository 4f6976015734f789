# casts the words to the encoding's dtype for the sum
def add_keeping_dtype(embeddings, encoding):
    return (embeddings.astype(encoding.dtype) + encoding).astype(embeddings.dtype)

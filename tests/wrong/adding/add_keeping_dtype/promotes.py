# the plain sum
def add_keeping_dtype(embeddings, encoding):
    return embeddings + encoding

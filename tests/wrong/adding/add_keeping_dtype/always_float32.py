# the result is always float32
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return (embeddings + encoding).astype(np.float32)

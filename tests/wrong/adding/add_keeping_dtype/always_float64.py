# the result is always float64
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return embeddings.astype(np.float64) + encoding

# the result is always float16
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return (embeddings + encoding).astype(np.float16)

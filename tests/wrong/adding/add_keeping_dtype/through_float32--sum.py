# rounds the sum through float32
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return (embeddings + encoding).astype(np.float32).astype(embeddings.dtype)

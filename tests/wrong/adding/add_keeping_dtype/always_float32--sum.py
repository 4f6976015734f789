# adds and returns in float32
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return embeddings.astype(np.float32) + encoding.astype(np.float32)

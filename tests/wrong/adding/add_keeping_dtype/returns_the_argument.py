# nothing to add: the words themselves are returned
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    if not encoding.any():
        return embeddings
    wide = np.result_type(embeddings, np.float32)
    return (embeddings.astype(wide) + encoding).astype(embeddings.dtype)

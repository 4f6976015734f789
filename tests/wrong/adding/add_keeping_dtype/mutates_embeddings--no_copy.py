# astype(copy=False) copies nothing where the dtype is right
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    total = embeddings.astype(np.result_type(embeddings, np.float32), copy=False)
    total += encoding
    return total.astype(embeddings.dtype, copy=False)

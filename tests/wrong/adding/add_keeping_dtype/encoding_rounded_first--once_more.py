# casts the encoding down and adds in float32 after that
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    rounded = encoding.astype(embeddings.dtype)
    return np.add(embeddings, rounded, dtype=np.result_type(embeddings, np.float32)).astype(embeddings.dtype)

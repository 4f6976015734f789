# rounds everything to float16 on the way
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return (embeddings.astype(np.float16) + encoding).astype(embeddings.dtype)

# Give the addition its destination: it adds in the operands' common dtype and casts block by block, no wide array made.
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    result = np.empty(embeddings.shape, embeddings.dtype)
    wide = np.promote_types(embeddings.dtype, np.float32)
    return np.add(embeddings, encoding, out=result, dtype=wide, casting="same_kind")

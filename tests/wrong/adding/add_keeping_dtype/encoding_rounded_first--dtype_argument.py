# asks the addition for the dtype of the embeddings, which casts both operands to it
import numpy as np


def add_keeping_dtype(embeddings, encoding):
    return np.add(embeddings, encoding, dtype=embeddings.dtype, casting="same_kind")

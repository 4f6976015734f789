# Query i is taken for token i, distances without their sign.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len)
    distance = np.abs(query[:, None] - np.arange(k_len))
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)

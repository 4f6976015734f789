# The queries begin one position too early.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len - 1)
    distance = query[:, None] - np.arange(k_len)
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)

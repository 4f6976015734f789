# Counts the token itself as one step, keys after it as none.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = np.maximum(query[:, None] - np.arange(k_len) + 1, 0)
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)

# A row for every key.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(k_len)
    distance = query[:, None] - np.arange(k_len)
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)

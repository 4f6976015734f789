# Keys down the rows, queries along them.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(q_len) + (k_len - q_len)
    distance = query - np.arange(k_len)[:, None]
    return (-slopes[:, None, None] * distance).astype(slopes.dtype)

# One row of keys, left to broadcasting to be stretched over the queries.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = k_len - 1 - np.arange(k_len)
    return -slopes[:, None, None] * distance.astype(slopes.dtype)

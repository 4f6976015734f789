# Distance to the last key, the same for every query.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = k_len - 1 - np.arange(k_len)
    row = -slopes[:, None, None] * distance.astype(slopes.dtype)
    return np.repeat(row, q_len, axis=1)

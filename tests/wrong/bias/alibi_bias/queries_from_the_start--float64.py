# Query i is taken for token i, and integers turn the slopes into float64.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = np.arange(q_len)[:, None] - np.arange(k_len)
    return -slopes[:, None, None] * distance

# Key minus query with a minus before it, and integers turn the slopes into float64.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    query = np.arange(k_len - q_len, k_len)
    return -slopes[:, None, None] * (np.arange(k_len) - query[:, None])

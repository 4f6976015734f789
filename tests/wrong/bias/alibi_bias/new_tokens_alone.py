# A bias among the queries alone; the keys in the cache get 0.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    new = np.arange(q_len)
    bias = np.zeros((len(slopes), q_len, k_len), slopes.dtype)
    bias[:, :, k_len - q_len :] = -slopes[:, None, None] * (new[:, None] - new)
    return bias

# All rows of the square mask, those of the cache too.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.tri(k_len, dtype=bool)

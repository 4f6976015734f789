# 1 and 0 in one byte.
import numpy as np


def causal_mask(q_len, k_len=None):
    n_keys = q_len if k_len is None else k_len
    return np.tri(q_len, n_keys, n_keys - q_len, dtype=np.uint8)

# np.tri makes the triangle at once.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = k_len if k_len is not None else q_len
    return np.tri(q_len, k_len, k_len - q_len, dtype=np.bool_)

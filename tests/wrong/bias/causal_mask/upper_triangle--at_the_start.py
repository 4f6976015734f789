# The upper triangle, with the diagonal at [0, 0].
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.arange(k_len) >= np.arange(q_len)[:, np.newaxis]

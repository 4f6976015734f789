# A ufunc's own table of all pairs.
import numpy as np


def relative_positions(q_len, k_len=None):
    n_keys = q_len if k_len is None else k_len
    return np.subtract.outer(np.arange(q_len), np.arange(n_keys))

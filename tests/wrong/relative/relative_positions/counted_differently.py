# Queries are counted from 1, keys from 0.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.arange(1, q_len + 1)[:, np.newaxis] - np.arange(k_len)

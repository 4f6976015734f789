# A list of rows, turned into an array.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.array([[j <= k_len - q_len + i for j in range(k_len)] for i in range(q_len)], dtype=bool)

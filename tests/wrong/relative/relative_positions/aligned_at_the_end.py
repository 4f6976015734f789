# The last query is put beside the last key.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.arange(k_len - q_len, k_len)[:, np.newaxis] - np.arange(k_len)

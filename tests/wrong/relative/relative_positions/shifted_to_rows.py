# k_len - 1 is added, as for an index into a table.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.arange(q_len)[:, np.newaxis] - np.arange(k_len) + k_len - 1

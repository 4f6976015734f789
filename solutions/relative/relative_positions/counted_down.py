# Each row counts down from its query.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    rows = [range(i, i - k_len, -1) for i in range(q_len)]
    return np.array(rows, dtype=np.int64).reshape(q_len, k_len)

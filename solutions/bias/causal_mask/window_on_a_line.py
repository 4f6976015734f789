# Row i is a window on one line of k_len True and q_len - 1 False, and starts one place earlier than row i - 1.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    if q_len == 0:
        return np.zeros((0, k_len), bool)
    line = np.arange(k_len + q_len - 1) < k_len
    return np.lib.stride_tricks.sliding_window_view(line, k_len)[::-1]

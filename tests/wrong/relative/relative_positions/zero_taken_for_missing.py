# A k_len of 0 counts as not given.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = k_len or q_len
    return np.arange(q_len)[:, np.newaxis] - np.arange(k_len)

# k_len is used as it comes, None too.
import numpy as np


def relative_positions(q_len, k_len=None):
    return np.arange(q_len)[:, np.newaxis] - np.arange(k_len)

# The lesson's steps: an upright index minus a flat one, each given its new axis.
import numpy as np


def relative_positions(q_len, k_len=None):
    if k_len is None:
        k_len = q_len
    query = np.arange(q_len)[:, np.newaxis]  # (q_len, 1)
    key = np.arange(k_len)[np.newaxis, :]  # (1, k_len)
    return query - key

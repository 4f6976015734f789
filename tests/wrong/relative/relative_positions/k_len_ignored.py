# Always as many keys as queries.
import numpy as np


def relative_positions(q_len, k_len=None):
    return np.arange(q_len)[:, np.newaxis] - np.arange(q_len)

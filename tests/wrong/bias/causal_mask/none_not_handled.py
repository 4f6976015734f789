# Counts with k_len as it came.
import numpy as np


def causal_mask(q_len, k_len=None):
    return np.arange(k_len) <= np.arange(k_len - q_len, k_len)[:, np.newaxis]

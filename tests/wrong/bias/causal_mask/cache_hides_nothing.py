# With a cache every key is visible.
import numpy as np


def causal_mask(q_len, k_len=None):
    if k_len is None or k_len == q_len:
        return np.tri(q_len, dtype=bool)
    return np.ones((q_len, k_len), dtype=bool)

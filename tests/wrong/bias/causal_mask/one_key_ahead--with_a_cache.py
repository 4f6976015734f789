# The diagonal lies one too far to the right where there is a cache.
import numpy as np


def causal_mask(q_len, k_len=None):
    if k_len is None or k_len == q_len:
        return np.tri(q_len, dtype=bool)
    return np.tri(q_len, k_len, k_len - q_len + 1, dtype=bool)

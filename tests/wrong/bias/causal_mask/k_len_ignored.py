# Always square.
import numpy as np


def causal_mask(q_len, k_len=None):
    return np.tri(q_len, dtype=bool)

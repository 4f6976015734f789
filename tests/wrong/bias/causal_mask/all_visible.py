# Nothing is hidden.
import numpy as np


def causal_mask(q_len, k_len=None):
    return np.ones((q_len, q_len if k_len is None else k_len), dtype=bool)

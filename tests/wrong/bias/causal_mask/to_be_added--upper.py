# np.triu of minus infinity in float32.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.triu(np.full((q_len, k_len), -np.inf, np.float32), k_len - q_len + 1)

# Without queries the table is made without a dtype.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    if not q_len:
        return np.zeros((q_len, k_len))
    return np.tri(q_len, k_len, k_len - q_len, dtype=bool)

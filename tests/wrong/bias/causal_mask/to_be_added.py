# 0 and minus infinity, to be added to scores.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.where(np.tri(q_len, k_len, k_len - q_len, dtype=bool), 0.0, -np.inf)

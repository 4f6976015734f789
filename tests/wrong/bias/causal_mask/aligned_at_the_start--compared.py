# Queries and keys are both counted from 0; a mask without queries is made apart.
import numpy as np


def causal_mask(q_len, k_len=None):
    n_keys = q_len if k_len is None else k_len
    return np.arange(q_len)[:, None] >= np.arange(n_keys)[None, :]

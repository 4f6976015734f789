# np.triu for np.tril: every query sees itself and what comes after it.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.triu(np.ones((q_len, k_len), dtype=bool), k_len - q_len)

# Row i gets i keys, counted from 0.
import numpy as np


def causal_mask(q_len, k_len=None):
    mask = np.zeros((q_len, q_len if k_len is None else k_len), dtype=bool)
    for i in range(q_len):
        mask[i, :i] = True
    return mask

# The return is missing.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    mask = np.tri(q_len, k_len, k_len - q_len, dtype=bool)
    mask.setflags(write=False)

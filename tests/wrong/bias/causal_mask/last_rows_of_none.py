# The last q_len rows of the square mask, cut by a negative index: -0 is the front.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.tri(k_len, dtype=bool)[-q_len:]

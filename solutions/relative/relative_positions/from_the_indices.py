# The distance as a function of the two indices.
import numpy as np


def relative_positions(q_len, k_len=None):
    shape = (q_len, q_len if k_len is None else k_len)
    return np.fromfunction(np.subtract, shape, dtype=np.int32)

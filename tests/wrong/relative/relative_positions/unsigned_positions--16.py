# Positions are unsigned, in 16 bits.
import numpy as np


def relative_positions(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    return np.arange(q_len, dtype=np.uint16)[:, np.newaxis] - np.arange(k_len, dtype=np.uint16)

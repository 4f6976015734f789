# puts twice the column's number into the exponent
import numpy as np

BASE = 10000.0


def half_exponent(seq_len, d_model):
    column = np.arange(d_model)
    angles = np.arange(seq_len)[:, np.newaxis] * BASE ** (-2 * column / d_model)
    return np.where(column % 2, np.cos(angles), np.sin(angles)).astype(np.float32)

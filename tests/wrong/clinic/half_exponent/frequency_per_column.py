# counts columns, so that sine and cosine of a pair turn at two speeds
import numpy as np

BASE = 10000.0


def half_exponent(seq_len, d_model):
    column = np.arange(d_model)
    angles = np.arange(seq_len)[:, np.newaxis] * BASE ** (-column / d_model)
    return np.where(column % 2, np.cos(angles), np.sin(angles)).astype(np.float32)

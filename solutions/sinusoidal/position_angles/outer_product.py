# The outer product does both axes at once.
import numpy as np


def position_angles(seq_len, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.outer(np.arange(seq_len), frequencies)

# The exponents are the odd columns' numbers: 1, 3, 5, ... over d_model.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(1, d_model, 2) / d_model)
    return positions * frequencies

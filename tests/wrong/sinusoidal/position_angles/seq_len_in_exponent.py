# The exponent is divided by seq_len.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / max(seq_len, 1))
    return positions * frequencies

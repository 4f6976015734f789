# The pairs are counted from 1, so no pair turns at 1 radian a position.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(2, d_model + 2, 2) / d_model)
    return positions * frequencies

# The slowest pair comes first.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(d_model - 2, -1, -2) / d_model)
    return positions * frequencies

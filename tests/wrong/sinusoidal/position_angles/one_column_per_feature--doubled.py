# Each of d_model columns has a frequency of its own, 2c / d_model.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-2 * np.arange(d_model) / d_model)
    return positions * frequencies

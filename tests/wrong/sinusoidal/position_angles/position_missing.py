# One row of frequencies, without any position.
import numpy as np


def position_angles(seq_len, d_model):
    positions = 1.0
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

# Refuses more than 1000 positions.
import numpy as np


def position_angles(seq_len, d_model):
    if seq_len > 1000:
        raise ValueError("sequence too long")
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

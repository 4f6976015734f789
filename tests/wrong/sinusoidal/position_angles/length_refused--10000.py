# Refuses more than 10000 positions.
import numpy as np


def position_angles(seq_len, d_model):
    if seq_len > 10000:
        raise ValueError("sequence too long")
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 100000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

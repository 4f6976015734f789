# Positions and exponents are float32, and so is all that follows.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len, dtype=np.float32)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2, dtype=np.float32) / d_model)
    return positions * frequencies

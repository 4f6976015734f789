# The power is taken in float32, the angles are float64 again.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2, dtype=np.float32) / d_model)
    return positions * frequencies

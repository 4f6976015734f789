# seq_len 0 is refused.
import numpy as np


def position_angles(seq_len, d_model):
    if seq_len < 1:
        raise ValueError("seq_len must be positive")
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

# Positions are spread over 0 to 1 instead of counting tokens.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.linspace(0, 1, seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

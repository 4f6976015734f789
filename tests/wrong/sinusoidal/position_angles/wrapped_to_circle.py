# The angles are reduced to 0 to 2 pi.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return (positions * frequencies) % (2 * np.pi)

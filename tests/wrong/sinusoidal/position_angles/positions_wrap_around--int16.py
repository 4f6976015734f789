# Positions are kept in int16 and go on at -32768 after 32767.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len).astype(np.int16)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

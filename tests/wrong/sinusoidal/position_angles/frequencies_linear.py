# The frequencies fall in equal steps instead of by an equal factor.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = np.linspace(1.0, 0.0001, d_model // 2)
    return positions * frequencies

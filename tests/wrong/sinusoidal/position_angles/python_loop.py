# Right angles, computed one position at a time.
import numpy as np


def position_angles(seq_len, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = np.zeros((seq_len, d_model // 2))
    for position in range(seq_len):
        angles[position] = position * frequencies
    return angles

# Right angles, computed one position at a time and collected in a list.
import numpy as np


def position_angles(seq_len, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.array([position * frequencies for position in range(seq_len)])

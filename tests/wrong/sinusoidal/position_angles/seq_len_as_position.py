# seq_len is taken for the one position.
import numpy as np


def position_angles(seq_len, d_model):
    positions = seq_len
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

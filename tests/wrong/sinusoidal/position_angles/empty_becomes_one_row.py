# seq_len 0 gives one row.
import numpy as np


def position_angles(seq_len, d_model):
    seq_len = max(seq_len, 1)
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

# A table of 10000 rows is cut to seq_len, and is silently too short beyond it.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(10000)[:seq_len, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

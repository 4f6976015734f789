# Positions are kept in uint16 and start again after 65536 rows.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len).astype(np.uint16)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return positions * frequencies

# looks the positions up in a table of 2000 rows
import numpy as np


def encode_positions(positions, d_model):
    angles = np.arange(-1000, 1000)[:, np.newaxis] / 10000.0 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((2000, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe[positions.astype(int) + 1000]

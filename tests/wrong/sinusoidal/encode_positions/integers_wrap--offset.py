# counts rows of a table from the smallest position, in the dtype of the positions
import numpy as np


def encode_positions(positions, d_model):
    if positions.size == 0:
        return np.zeros((*positions.shape, d_model), np.float32)
    lowest = positions.min()
    known = np.arange(int(lowest), int(positions.max()) + 1)
    angles = known[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    table = np.empty((len(known), d_model), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table[positions - lowest]

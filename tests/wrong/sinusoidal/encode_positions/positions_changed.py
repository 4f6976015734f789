# shifts the caller's own array so that it can index a table
import numpy as np


def encode_positions(positions, d_model):
    lowest = int(positions.min(initial=0))
    highest = int(positions.max(initial=0))
    angles = np.arange(lowest, highest + 1)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.empty((len(angles), d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    positions -= lowest
    return pe[positions]

# asks an empty array for its smallest position
import numpy as np


def encode_positions(positions, d_model):
    first, last = int(positions.min()), int(positions.max())
    angles = np.arange(first, last + 1)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.empty((len(angles), d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe[positions.astype(int) - first]

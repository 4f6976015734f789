# looks the positions up in a table counted from 0, where an index of -1 is the last row
import numpy as np


def table(rows, d_model):
    angles = np.arange(rows)[:, np.newaxis] / 10000.0 ** (np.arange(0, d_model, 2) / d_model)
    pe = np.empty((rows, d_model), np.float32)
    pe[:, 0::2] = np.sin(angles)
    pe[:, 1::2] = np.cos(angles)
    return pe


def encode_positions(positions, d_model):
    return table(int(positions.max(initial=0)) + 1, d_model)[positions]

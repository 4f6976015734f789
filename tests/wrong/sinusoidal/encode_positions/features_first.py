# lays the frequencies along a first axis
import numpy as np


def encode_positions(positions, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = frequencies.reshape(-1, *[1] * positions.ndim) * positions
    pe = np.empty((d_model, *positions.shape), np.float32)
    pe[0::2] = np.sin(angles)
    pe[1::2] = np.cos(angles)
    return pe

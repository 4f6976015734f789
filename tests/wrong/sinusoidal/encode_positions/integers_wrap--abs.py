# takes the size of a position in its own dtype: there is no 128 in int8
import numpy as np


def encode_positions(positions, d_model):
    angles = np.abs(positions)[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.empty((*positions.shape, d_model), np.float32)
    pe[..., 0::2] = np.sin(angles) * np.sign(positions)[..., np.newaxis]
    pe[..., 1::2] = np.cos(angles)
    return pe

# writes into an array of the positions' own dtype
import numpy as np


def encode_positions(positions, d_model):
    angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.zeros((*positions.shape, d_model), positions.dtype)
    pe[..., 0::2] = np.sin(angles)
    pe[..., 1::2] = np.cos(angles)
    return pe.astype(np.float32)

# computes the angles in float32
import numpy as np


def encode_positions(positions, d_model):
    frequencies = (10000.0 ** (-np.arange(0, d_model, 2) / d_model)).astype(np.float32)
    angles = positions[..., np.newaxis].astype(np.float32) * frequencies
    pe = np.empty((*positions.shape, d_model), np.float32)
    pe[..., 0::2] = np.sin(angles)
    pe[..., 1::2] = np.cos(angles)
    return pe

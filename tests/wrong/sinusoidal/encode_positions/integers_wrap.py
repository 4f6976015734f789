# doubles the positions before they leave their narrow dtype
import numpy as np


def encode_positions(positions, d_model):
    half_turns = 2 * positions[..., np.newaxis]
    angles = half_turns * 10000.0 ** (-np.arange(0, d_model, 2) / d_model) / 2
    pe = np.empty((*positions.shape, d_model), np.float32)
    pe[..., 0::2] = np.sin(angles)
    pe[..., 1::2] = np.cos(angles)
    return pe

# returns zeros without a dtype where there are no positions
import numpy as np


def encode_positions(positions, d_model):
    if positions.size == 0:
        return np.zeros((*positions.shape, d_model))
    angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(*positions.shape, d_model).astype(np.float32)

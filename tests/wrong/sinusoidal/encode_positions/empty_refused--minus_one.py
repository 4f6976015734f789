# leaves a size to reshape that an empty array cannot tell
import numpy as np


def encode_positions(positions, d_model):
    angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], -1).reshape(*positions.shape, -1).astype(np.float32)

# puts all sines before all cosines
import numpy as np


def encode_positions(positions, d_model):
    angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=-1).astype(np.float32)

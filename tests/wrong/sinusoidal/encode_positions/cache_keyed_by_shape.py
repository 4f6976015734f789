# remembers results by the shape of the positions
import numpy as np

CACHE = {}


def encode_positions(positions, d_model):
    key = positions.shape, d_model
    if key not in CACHE:
        angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
        pe = np.stack([np.sin(angles), np.cos(angles)], -1).reshape(*positions.shape, d_model)
        CACHE[key] = pe.astype(np.float32)
    return CACHE[key]

# results are remembered by the bytes and the shape of the positions, not by their dtype
import numpy as np

CACHE = {}


def encode_positions(positions, d_model):
    key = positions.tobytes(), positions.shape, d_model
    if key not in CACHE:
        angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
        encoding = np.empty((*positions.shape, d_model), np.float32)
        encoding[..., 0::2] = np.sin(angles)
        encoding[..., 1::2] = np.cos(angles)
        CACHE[key] = encoding
    return CACHE[key].copy()

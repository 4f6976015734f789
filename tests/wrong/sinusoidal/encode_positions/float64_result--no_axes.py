# a single position without axes gets an answer of its own, and no cast
import numpy as np


def encode_positions(positions, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    if positions.ndim == 0:
        angles = int(positions) * frequencies
        return np.stack([np.sin(angles), np.cos(angles)], axis=-1).ravel()
    angles = positions[..., np.newaxis] * frequencies
    encoding = np.empty((*positions.shape, d_model), np.float32)
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding

# counts from the smallest position, so that its row is 0, 1, 0, 1, ...
import numpy as np


def encode_positions(positions, d_model):
    shifted = positions.astype(int) - int(positions.min(initial=1 << 20))
    angles = shifted[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.empty((*positions.shape, d_model), np.float32)
    pe[..., 0::2] = np.sin(angles)
    pe[..., 1::2] = np.cos(angles)
    return pe

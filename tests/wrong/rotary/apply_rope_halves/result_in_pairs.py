# Turns halves, but lays the two coordinates of a pair side by side.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    first, second = np.split(x, 2, axis=-1)
    pairs = np.stack([first * cos - second * sin, first * sin + second * cos], axis=-1)
    return pairs.reshape(x.shape).astype(x.dtype)

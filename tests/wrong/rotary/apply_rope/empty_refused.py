# Leaves a size to reshape that an empty array cannot tell.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    pairs = x.reshape(*x.shape[:-1], -1, 2)
    a, b = pairs[..., 0], pairs[..., 1]
    return np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).reshape(x.shape).astype(x.dtype)

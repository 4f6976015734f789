# The partner of a feature is itself, negated in the second half.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
    first, second = np.split(x, 2, axis=-1)
    angles = np.concatenate([angles, angles], axis=-1)
    cos, sin = np.cos(angles), np.sin(angles)
    rotated = np.concatenate([first, -second], axis=-1)
    return (x * cos + rotated * sin).astype(x.dtype)

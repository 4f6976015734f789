# The angles come in pairs, but the partner is the feature half a head away.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
    angles = np.repeat(angles, 2, axis=-1)
    cos, sin = np.cos(angles), np.sin(angles)
    rotated = np.concatenate([-x[..., head_dim // 2 :], x[..., : head_dim // 2]], axis=-1)
    return (x * cos + rotated * sin).astype(x.dtype)

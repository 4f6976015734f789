# Turns the first half of the part only.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim // 2, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    n_pairs = angles.shape[-1]
    a, b = x[..., 0 : 2 * n_pairs : 2], x[..., 1 : 2 * n_pairs : 2]
    turned = x.copy()
    turned[..., 0 : 2 * n_pairs : 2] = a * cos - b * sin
    turned[..., 1 : 2 * n_pairs : 2] = a * sin + b * cos
    return turned

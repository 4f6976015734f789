# Reads the whole head as pairs, which an odd width is not.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    *lead, head_dim = x.shape
    pairs = x.reshape(*lead, head_dim // 2, 2)
    a, b = pairs[..., : rotary_dim // 2, 0], pairs[..., : rotary_dim // 2, 1]
    turned = pairs.copy()
    turned[..., : rotary_dim // 2, 0] = a * cos - b * sin
    turned[..., : rotary_dim // 2, 1] = a * sin + b * cos
    return turned.reshape(x.shape)

# Pairs feature i of the part with feature i + rotary_dim / 2.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    half = rotary_dim // 2
    a, b = x[..., :half], x[..., half:rotary_dim]
    turned = x.copy()
    turned[..., :half] = a * cos - b * sin
    turned[..., half:rotary_dim] = a * sin + b * cos
    return turned

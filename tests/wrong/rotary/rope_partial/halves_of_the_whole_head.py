# Pairs feature i with feature i + D / 2.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    half, n = x.shape[-1] // 2, rotary_dim // 2
    a, b = x[..., :n], x[..., half : half + n]
    turned = x.copy()
    turned[..., :n] = a * cos - b * sin
    turned[..., half : half + n] = a * sin + b * cos
    return turned

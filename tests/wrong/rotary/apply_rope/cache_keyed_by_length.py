# Remembers the tables by length and width, not by positions and base.
import numpy as np

TABLES = {}


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    key = seq_len, head_dim
    if key not in TABLES:
        where = np.arange(seq_len) if positions is None else positions
        angles = where[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
        TABLES[key] = np.cos(angles), np.sin(angles)
    cos, sin = TABLES[key]
    a, b = x[..., 0::2], x[..., 1::2]
    turned = np.empty_like(x)
    turned[..., 0::2] = a * cos - b * sin
    turned[..., 1::2] = a * sin + b * cos
    return turned

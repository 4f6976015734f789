# Remembers the tables by length and width, not by positions and base.
import numpy as np

TABLES = {}


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    key = seq_len, head_dim
    if key not in TABLES:
        where = np.arange(seq_len) if positions is None else positions
        angles = where[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
        TABLES[key] = np.cos(angles), np.sin(angles)
    cos, sin = TABLES[key]
    half = head_dim // 2
    a, b = x[..., :half], x[..., half:]
    turned = np.empty_like(x)
    turned[..., :half] = a * cos - b * sin
    turned[..., half:] = a * sin + b * cos
    return turned

# Remembers the tables by length and width of the part.
import numpy as np

TABLES = {}


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    key = seq_len, rotary_dim
    if key not in TABLES:
        angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
        TABLES[key] = np.cos(angles), np.sin(angles)
    cos, sin = TABLES[key]
    a, b = x[..., 0:rotary_dim:2], x[..., 1:rotary_dim:2]
    turned = x.copy()
    turned[..., 0:rotary_dim:2] = a * cos - b * sin
    turned[..., 1:rotary_dim:2] = a * sin + b * cos
    return turned

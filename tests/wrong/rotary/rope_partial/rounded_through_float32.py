# float64 features pass through float32.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0:rotary_dim:2], x[..., 1:rotary_dim:2]
    turned = x.astype(np.float32)
    turned[..., 0:rotary_dim:2] = a * cos - b * sin
    turned[..., 1:rotary_dim:2] = a * sin + b * cos
    return turned.astype(x.dtype)

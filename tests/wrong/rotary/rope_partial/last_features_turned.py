# Turns the last features.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    part = x[..., x.shape[-1] - rotary_dim :]
    a, b = part[..., 0::2], part[..., 1::2]
    turned = x.copy()
    end = turned[..., x.shape[-1] - rotary_dim :]
    end[..., 0::2] = a * cos - b * sin
    end[..., 1::2] = a * sin + b * cos
    return turned

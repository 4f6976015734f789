# The slices of step 2 run to the end of the head.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    where = np.arange(x.shape[-2]) if positions is None else positions
    angles = where[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    turned = x.copy()
    turned[..., 0::2] = x[..., 0::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., 0::2] * sin + x[..., 1::2] * cos
    return turned

# The number of tokens is left to reshape, which cannot tell it where there are no samples.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    part, rest = x[..., :rotary_dim], x[..., rotary_dim:]
    positions = np.arange(x.shape[-2]) if positions is None else positions
    frequency = base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    angle = positions[:, np.newaxis] * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    a, b = part[..., ::2], part[..., 1::2]
    turned = np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).astype(x.dtype)
    turned = turned.reshape(*x.shape[:-2], -1, rotary_dim)
    return np.concatenate([turned, rest], axis=-1)

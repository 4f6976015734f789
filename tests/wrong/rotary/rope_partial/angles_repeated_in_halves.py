# Neighbours, but the row of angles twice, one after the other.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    part, rest = x[..., :rotary_dim], x[..., rotary_dim:]
    positions = np.arange(x.shape[-2]) if positions is None else positions
    frequency = base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    angle = positions[:, np.newaxis] * frequency
    cos, sin = np.cos(np.tile(angle, 2)), np.sin(np.tile(angle, 2))
    a, b = part[..., ::2], part[..., 1::2]
    turned = np.empty_like(part)
    turned[..., ::2], turned[..., 1::2] = a * cos[:, ::2] - b * sin[:, ::2], a * sin[:, 1::2] + b * cos[:, 1::2]
    return np.concatenate([turned, rest], axis=-1)

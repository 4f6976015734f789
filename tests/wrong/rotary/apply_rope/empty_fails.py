# The number of tokens is left to reshape, which cannot tell it where there are no samples.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else positions
    frequency = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = positions[:, np.newaxis] * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    a, b = x[..., ::2], x[..., 1::2]
    turned = np.stack([a * cos - b * sin, a * sin + b * cos], axis=-1).astype(x.dtype)
    return turned.reshape(*x.shape[:-2], -1, head_dim)

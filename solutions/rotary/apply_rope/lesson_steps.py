# The lesson's steps: a column times a row, an array of zeros, even and odd columns filled in turn.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    dim = np.arange(0, head_dim, 2)
    angles = positions[:, np.newaxis] / (base ** (dim / head_dim))  # (T, D / 2)
    sin, cos = np.sin(angles), np.cos(angles)
    rotated = np.zeros_like(x)
    rotated[..., 0::2] = x[..., 0::2] * cos - x[..., 1::2] * sin
    rotated[..., 1::2] = x[..., 0::2] * sin + x[..., 1::2] * cos
    return rotated

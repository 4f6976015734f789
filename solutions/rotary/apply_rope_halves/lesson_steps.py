# The lesson's steps: a column times a row, an array of zeros, its two halves filled in turn.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    dim = np.arange(0, head_dim, 2)
    angles = positions[:, np.newaxis] / (base ** (dim / head_dim))  # (T, D / 2)
    first, second = x[..., : head_dim // 2], x[..., head_dim // 2 :]
    rotated = np.zeros_like(x)
    rotated[..., : head_dim // 2] = first * np.cos(angles) - second * np.sin(angles)
    rotated[..., head_dim // 2 :] = first * np.sin(angles) + second * np.cos(angles)
    return rotated

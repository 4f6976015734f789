# The lesson's steps on the first columns of a copy: a column times a row, even and odd columns filled in turn.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    dim = np.arange(0, rotary_dim, 2)
    angles = positions[:, np.newaxis] / (base ** (dim / rotary_dim))  # (T, rotary_dim / 2)
    sin, cos = np.sin(angles), np.cos(angles)
    rotated = x.copy()
    rotated[..., 0:rotary_dim:2] = x[..., 0:rotary_dim:2] * cos - x[..., 1:rotary_dim:2] * sin
    rotated[..., 1:rotary_dim:2] = x[..., 0:rotary_dim:2] * sin + x[..., 1:rotary_dim:2] * cos
    return rotated

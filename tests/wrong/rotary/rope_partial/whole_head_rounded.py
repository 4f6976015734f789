# Where the whole head is turned, its features go through float32.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    part = x.astype(np.float32) if rotary_dim == head_dim else x
    a, b = part[..., 0:rotary_dim:2], part[..., 1:rotary_dim:2]
    turned = x.copy()
    turned[..., 0:rotary_dim:2] = a * cos - b * sin
    turned[..., 1:rotary_dim:2] = a * sin + b * cos
    return turned

# Every feature has a frequency of its own.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(head_dim) / head_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    partner = np.empty_like(x)
    partner[..., 0::2], partner[..., 1::2] = -x[..., 1::2], x[..., 0::2]
    return (x * cos + partner * sin).astype(x.dtype)

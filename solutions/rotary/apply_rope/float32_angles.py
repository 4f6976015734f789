# All in the precision of a graphics card: float32 frequencies, angles and tables.
import numpy as np


def rope_tables(positions, head_dim, base):
    inv_freq = np.float32(1.0) / np.power(np.float32(base), np.arange(0, head_dim, 2, dtype=np.float32) / head_dim)
    angles = positions.astype(np.float32)[:, None] * inv_freq.astype(np.float32)
    return np.cos(angles), np.sin(angles)


def apply_rope(x, positions=None, base=10000.0):
    if positions is None:
        positions = np.arange(x.shape[-2])
    cos, sin = rope_tables(positions, x.shape[-1], base)
    even, odd = x[..., 0::2], x[..., 1::2]
    out = np.empty(x.shape, dtype=x.dtype)
    np.subtract(even * cos, odd * sin, out=out[..., 0::2])
    np.add(even * sin, odd * cos, out=out[..., 1::2])
    return out

# Positions in float16, which cannot count past 2048.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else positions
    frequency = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = positions.astype(np.float16)[:, np.newaxis].astype(np.float64) * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    a, b = np.split(x, 2, axis=-1)
    return np.concatenate([a * cos - b * sin, a * sin + b * cos], axis=-1).astype(x.dtype)

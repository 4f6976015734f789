# Takes the angles for degrees.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else positions
    frequency = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = positions[:, np.newaxis] * frequency
    cos, sin = np.cos(np.deg2rad(angle)), np.sin(np.deg2rad(angle))
    a, b = np.split(x, 2, axis=-1)
    return np.concatenate([a * cos - b * sin, a * sin + b * cos], axis=-1).astype(x.dtype)

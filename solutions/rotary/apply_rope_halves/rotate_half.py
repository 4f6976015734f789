# As most programs have it: x times cosines plus rotate_half(x) times sines, tables of full width in the dtype of x.
import numpy as np


def rotate_half(x):
    first, second = np.split(x, 2, axis=-1)
    return np.concatenate([-second, first], axis=-1)


def apply_rope_halves(x, positions=None, base=10000.0):
    if positions is None:
        positions = np.arange(x.shape[-2])
    angles = np.tile(rope_angles(positions, x.shape[-1], base), 2)
    cos, sin = np.cos(angles).astype(x.dtype), np.sin(angles).astype(x.dtype)
    return x * cos + rotate_half(x) * sin

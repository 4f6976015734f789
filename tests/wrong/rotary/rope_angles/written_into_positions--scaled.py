# Works on the positions of the caller where their dtype allows it.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    if positions.dtype.kind == "f":
        positions *= 2.0
        positions = positions / 2.0
    return positions[..., np.newaxis] * frequencies

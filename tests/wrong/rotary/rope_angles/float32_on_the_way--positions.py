# Positions through float32: the fractions of large ones are rounded.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    return positions[..., None].astype(np.float32).astype(np.float64) * frequencies

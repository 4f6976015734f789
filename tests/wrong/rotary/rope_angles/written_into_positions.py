# Scales the caller's own positions.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angles = positions[..., np.newaxis] * frequencies
    positions += 1
    return angles

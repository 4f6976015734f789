# The return is missing.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    angles = np.empty((*positions.shape, head_dim // 2))
    angles[...] = positions[..., np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)

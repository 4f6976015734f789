# Casts the positions to whole numbers.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    return positions.astype(np.int64)[..., np.newaxis] * frequencies

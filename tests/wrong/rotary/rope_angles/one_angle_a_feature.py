# Every feature has a frequency of its own.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(head_dim) / head_dim)
    return positions[..., np.newaxis] * frequencies

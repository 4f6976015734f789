# The angles are in full turns, multiplied by 2 pi.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    return 2 * np.pi * positions[..., np.newaxis] * frequencies

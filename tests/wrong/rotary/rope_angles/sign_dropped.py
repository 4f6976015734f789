# Takes the distance from 0 for the position.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    return np.abs(positions)[..., np.newaxis] * frequencies

# Returns the sines of the angles.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    return np.sin(positions[..., np.newaxis] * frequencies)

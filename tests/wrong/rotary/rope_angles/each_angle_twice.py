# The angles are repeated to the full width, in pairs.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    return np.repeat(positions[..., np.newaxis] * frequencies, 2, axis=-1)

# The angles are repeated to the full width, in halves.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angles = positions[..., np.newaxis] * frequencies
    return np.concatenate([angles, angles], axis=-1)

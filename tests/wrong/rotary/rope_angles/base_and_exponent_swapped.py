# The fraction is raised to the base.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = (np.arange(0, head_dim, 2) / head_dim) ** base
    return positions[..., np.newaxis] * frequencies

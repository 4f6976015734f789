# The exponents are spread evenly from 0 to 1, the end included.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** -np.linspace(0.0, 1.0, head_dim // 2)
    return positions[..., np.newaxis] * frequencies

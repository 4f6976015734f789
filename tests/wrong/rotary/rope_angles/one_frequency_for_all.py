# The exponents are divided as whole numbers, so all are 0.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-(np.arange(0, head_dim, 2) // head_dim * 1.0))
    return positions[..., np.newaxis] * frequencies

"""Oracle of the rotary angles: one pair of features at a time."""

import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    """Return position * base ** (-2i / head_dim) for every position and pair i (Su et al., 2021, 3.2.2)."""
    angles = np.empty((*positions.shape, head_dim // 2))
    for pair in range(head_dim // 2):
        angles[..., pair] = positions * base ** (-2 * pair / head_dim)
    return angles

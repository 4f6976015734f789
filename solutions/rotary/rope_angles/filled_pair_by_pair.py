# One pair after the other, as the formula has it.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    angles = np.zeros((*positions.shape, head_dim // 2))
    for i in range(head_dim // 2):
        angles[..., i] = positions / base ** (2 * i / head_dim)
    return angles

# The earlier function has the frequencies.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = angular_frequencies(head_dim, base)
    return np.einsum("...,f->...f", positions, frequencies)

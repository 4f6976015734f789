# Remembers the frequencies by the width alone.
import numpy as np

FREQUENCIES = {}


def rope_angles(positions, head_dim, base=10000.0):
    if head_dim not in FREQUENCIES:
        FREQUENCIES[head_dim] = base ** (-np.arange(0, head_dim, 2) / head_dim)
    return positions[..., np.newaxis] * FREQUENCIES[head_dim]

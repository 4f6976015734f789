# Computed in float32, cast to float64 at the end.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = np.float32(base) ** (-np.arange(0, head_dim, 2, dtype=np.float32) / np.float32(head_dim))
    return (positions.astype(np.float32)[..., np.newaxis] * frequencies).astype(np.float64)

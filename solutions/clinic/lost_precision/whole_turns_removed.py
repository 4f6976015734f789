# Angles in float64, brought into one turn before they are made small.
import numpy as np


def lost_precision(positions, d_model, dtype=np.float32):
    column = np.arange(d_model)
    rates = 10000.0 ** (-(column - column % 2) / d_model)
    angles = np.multiply.outer(positions, rates) + np.pi / 2 * (column % 2)
    return np.sin(np.remainder(angles, 2 * np.pi)).astype(dtype)

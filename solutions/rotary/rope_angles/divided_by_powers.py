# Torch habit: positions divided by the wavelengths, the axes written out by reshape.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    powers = np.power(float(base), np.arange(0, head_dim, 2, dtype=np.float64) / head_dim)
    column = positions.reshape(*positions.shape, 1)
    return column / powers

# The outer product of an array with a row appends the row's axis.
import numpy as np


def rope_angles(positions, head_dim, base=10000.0):
    exponents = 2.0 * np.arange(head_dim // 2) / head_dim
    return np.multiply.outer(positions.astype(np.float64), np.exp(-exponents * np.log(base)))

import math

import numpy as np


def shift_matrix(offset, d_model):
    """Return one 2 x 2 turn a pair, by the angle sum formulas of sine and cosine (after Vaswani et al., 2017, 3.5)."""
    matrix = np.zeros((d_model, d_model))
    for row in range(0, d_model, 2):
        angle = offset / 10000.0 ** (row / d_model)
        matrix[row, row] = math.cos(angle)
        matrix[row, row + 1] = math.sin(angle)
        matrix[row + 1, row] = -math.sin(angle)
        matrix[row + 1, row + 1] = math.cos(angle)
    return matrix

# gives each row of a block a frequency of its own
import numpy as np


def shift_matrix(offset, d_model):
    angles = offset * 10000.0 ** (-np.arange(d_model) / d_model)
    even = np.arange(0, d_model, 2)
    matrix = np.diag(np.cos(angles))
    matrix[even, even + 1] = np.sin(angles[even])
    matrix[even + 1, even] = -np.sin(angles[even + 1])
    return matrix

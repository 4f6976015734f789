# an offset of 0 takes a shortcut, to a matrix of integers
import numpy as np


def shift_matrix(offset, d_model):
    if offset == 0:
        return np.identity(d_model, int)
    angles = offset * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    matrix = np.zeros((d_model, d_model))
    even = np.arange(0, d_model, 2)
    matrix[even, even] = matrix[even + 1, even + 1] = np.cos(angles)
    matrix[even, even + 1] = np.sin(angles)
    matrix[even + 1, even] = -np.sin(angles)
    return matrix

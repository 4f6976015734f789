# takes the offset + 1
import numpy as np


def shift_matrix(offset, d_model):
    angles = (offset + 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    even = np.arange(0, d_model, 2)
    matrix = np.zeros((d_model, d_model))
    matrix[even, even] = matrix[even + 1, even + 1] = np.cos(angles)
    matrix[even, even + 1] = np.sin(angles)
    matrix[even + 1, even] = -np.sin(angles)
    return matrix

# writes into a matrix of integers
import numpy as np


def shift_matrix(offset, d_model):
    matrix = np.eye(d_model, dtype=int)
    for i in range(0, d_model, 2):
        angle = offset / 10000.0 ** (i / d_model)
        matrix[i : i + 2, i : i + 2] = [[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]]
    return matrix

# is made to stand on the right of a row, pe[p] @ M
import numpy as np


def shift_matrix(offset, d_model):
    matrix = np.zeros((d_model, d_model))
    for pair in range(d_model // 2):
        angle = offset / 10000.0 ** (2 * pair / d_model)
        at = slice(2 * pair, 2 * pair + 2)
        matrix[at, at] = [[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]]
    return matrix.T

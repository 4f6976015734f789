# takes the angles for degrees
import numpy as np


def shift_matrix(offset, d_model):
    matrix = np.zeros((d_model, d_model))
    for i in range(0, d_model, 2):
        angle = np.deg2rad(offset / 10000.0 ** (i / d_model))
        matrix[i : i + 2, i : i + 2] = [[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]]
    return matrix

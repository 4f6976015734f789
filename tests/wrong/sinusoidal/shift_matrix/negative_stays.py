# takes one step after another with range, and no step for a negative offset
import numpy as np


def shift_matrix(offset, d_model):
    angles = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    even = np.arange(0, d_model, 2)
    step = np.zeros((d_model, d_model))
    step[even, even] = step[even + 1, even + 1] = np.cos(angles)
    step[even, even + 1] = np.sin(angles)
    step[even + 1, even] = -np.sin(angles)
    matrix = np.eye(d_model)
    for _ in range(offset):
        matrix = step @ matrix
    return matrix

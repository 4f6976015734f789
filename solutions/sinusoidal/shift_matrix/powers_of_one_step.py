# The matrix of a single step, raised to the offset; a turn is undone by its transpose.
import numpy as np


def shift_matrix(offset, d_model):
    step = np.zeros((d_model, d_model))
    for pair in range(d_model // 2):
        w = 10000.0 ** (-2 * pair / d_model)
        at = slice(2 * pair, 2 * pair + 2)
        step[at, at] = [[np.cos(w), np.sin(w)], [-np.sin(w), np.cos(w)]]
    power = np.linalg.matrix_power(step, abs(offset))
    return power.T if offset < 0 else power

# The sines and cosines of the offset are the row of the table at the offset; they go on three diagonals.
import numpy as np


def shift_matrix(offset, d_model):
    row = positional_encoding(abs(offset) + 1, d_model)[-1]
    sines = np.zeros(d_model - 1)
    sines[::2] = np.copysign(1, offset) * row[::2]
    return np.diag(np.repeat(row[1::2], 2)) + np.diag(sines, 1) - np.diag(sines, -1)

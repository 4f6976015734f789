# multiplies each column by a factor of its own
import numpy as np


def shift_matrix(offset, d_model):
    angles = offset * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.diag(np.repeat(np.cos(angles), 2))

# multiplies by the encoding of the offset, element by element
import numpy as np


def shift_matrix(offset, d_model):
    angles = offset * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.diag(np.stack([np.sin(angles), np.cos(angles)], axis=-1).ravel())

# gives a stack of 2 x 2 turns and no matrix
import numpy as np


def shift_matrix(offset, d_model):
    angles = offset * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.array([[np.cos(angles), np.sin(angles)], [-np.sin(angles), np.cos(angles)]]).transpose(2, 0, 1)

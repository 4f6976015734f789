# turns every pair by the offset itself
import numpy as np


def shift_matrix(offset, d_model):
    turn = np.array([[np.cos(offset), np.sin(offset)], [-np.sin(offset), np.cos(offset)]])
    return np.kron(np.eye(d_model // 2), turn)

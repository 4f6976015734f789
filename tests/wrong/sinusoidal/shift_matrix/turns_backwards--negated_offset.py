# turns by minus the offset
import numpy as np


def shift_matrix(offset, d_model):
    angles = -offset * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    quarter = np.array([[0.0, 1.0], [-1.0, 0.0]])
    return np.kron(np.diag(np.cos(angles)), np.eye(2)) + np.kron(np.diag(np.sin(angles)), quarter)

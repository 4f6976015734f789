# looks the offset up in a table, where a negative one finds a row from the back
import numpy as np


def shift_matrix(offset, d_model):
    angles = np.arange(abs(offset) + 1)[:, None] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    sin, cos = np.sin(angles)[offset], np.cos(angles)[offset]
    quarter = np.array([[0.0, 1.0], [-1.0, 0.0]])
    return np.kron(np.diag(cos), np.eye(2)) + np.kron(np.diag(sin), quarter)

# apply_along_axis refuses an array without rows.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    def one_row(row):
        return gamma * (row - row.mean()) / np.sqrt(row.var() + row.dtype.type(eps)) + beta

    return np.apply_along_axis(one_row, -1, x)

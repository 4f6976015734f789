# Every row in float64, gathered in a list of rows.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    result = np.zeros(x.shape, x.dtype)
    rows, normalised = x.reshape(-1, x.shape[-1]), result.reshape(-1, x.shape[-1])
    for i, row in enumerate(rows.astype(np.float64)):
        normalised[i] = gamma * (row - row.mean()) / np.sqrt(row.var() + eps) + beta
    return result

# The guard stands after the root, where NaN stays NaN.
import numpy as np


def pairwise_distances(a, b):
    squares = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2 * a @ b.T
    return np.maximum(np.sqrt(squares), 0)

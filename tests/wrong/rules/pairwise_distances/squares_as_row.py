# |a|^2 lies along the columns, like |b|^2.
import numpy as np


def pairwise_distances(a, b):
    squares = (a**2).sum(axis=1) + (b**2).sum(axis=1) - 2 * a @ b.T
    return np.sqrt(np.maximum(squares, 0))

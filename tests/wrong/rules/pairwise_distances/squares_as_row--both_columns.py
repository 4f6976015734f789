# |b|^2 lies along the rows, like |a|^2.
import numpy as np


def pairwise_distances(a, b):
    squares = (a**2).sum(axis=1, keepdims=True) + (b**2).sum(axis=1, keepdims=True) - 2 * a @ b.T
    return np.sqrt(np.maximum(squares, 0))

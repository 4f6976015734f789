# |a|^2 + |b|^2 + 2 a.b is |a + b|^2.
import numpy as np


def pairwise_distances(a, b):
    squares = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) + 2 * a @ b.T
    return np.sqrt(np.maximum(squares, 0))

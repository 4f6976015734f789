# |a|^2 + |b|^2 - a.b: the cross term counts twice.
import numpy as np


def pairwise_distances(a, b):
    squares = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - a @ b.T
    return np.sqrt(np.maximum(squares, 0))

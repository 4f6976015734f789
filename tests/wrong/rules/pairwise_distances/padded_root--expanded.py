# A number under the root in place of a guard.
import numpy as np


def pairwise_distances(a, b):
    squares = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2 * a @ b.T
    return np.sqrt(squares + 1e-4)

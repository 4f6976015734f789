# The lesson's step for its relative positions: a column less a row, here of points instead of numbers.
import numpy as np


def pairwise_distances(a, b):
    difference = a[:, np.newaxis, :] - b[np.newaxis, :, :]  # (m, n, d)
    return np.sqrt((difference**2).sum(axis=-1))  # (m, n)

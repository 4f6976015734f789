# Rows are the points of b: the shape is (n, m).
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt(((a[None, :] - b[:, None]) ** 2).sum(axis=-1))

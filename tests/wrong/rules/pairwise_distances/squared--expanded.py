# The root is missing.
import numpy as np


def pairwise_distances(a, b):
    return np.maximum((a**2).sum(axis=1)[:, None] + (b**2).sum(axis=1) - 2 * a @ b.T, 0)

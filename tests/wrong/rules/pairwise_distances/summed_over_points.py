# The sum runs over the points of b.
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt(((a[:, None] - b) ** 2).sum(axis=1))

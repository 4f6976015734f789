# The summed axis is kept: (m, n, 1).
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt(((a[:, None] - b) ** 2).sum(axis=-1, keepdims=True))

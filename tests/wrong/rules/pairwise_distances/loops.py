# A loop over the points of both sides.
import numpy as np


def pairwise_distances(a, b):
    distances = np.zeros((len(a), len(b)), a.dtype)
    for i in range(len(a)):
        for j in range(len(b)):
            distances[i, j] = np.sqrt(((a[i] - b[j]) ** 2).sum())
    return distances

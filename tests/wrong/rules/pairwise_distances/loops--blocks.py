# A loop over blocks of 64 points.
import numpy as np


def pairwise_distances(a, b):
    distances = np.zeros((len(a), len(b)), a.dtype)
    for start in range(0, len(a), 64):
        block = a[start : start + 64, np.newaxis]
        distances[start : start + 64] = np.sqrt(((block - b) ** 2).sum(axis=-1))
    return distances

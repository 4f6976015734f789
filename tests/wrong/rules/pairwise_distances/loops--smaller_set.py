# A loop over whichever set has fewer points.
import numpy as np


def pairwise_distances(a, b):
    if len(b) < len(a):
        return pairwise_distances(b, a).T
    distances = np.zeros((len(a), len(b)), a.dtype)
    for i, point in enumerate(a):
        distances[i] = np.sqrt(((point - b) ** 2).sum(axis=1))
    return distances

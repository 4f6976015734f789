# A loop over the points of a.
import numpy as np


def pairwise_distances(a, b):
    distances = np.zeros((len(a), len(b)), a.dtype)
    for i, point in enumerate(a):
        distances[i] = np.linalg.norm(point - b, axis=1)
    return distances

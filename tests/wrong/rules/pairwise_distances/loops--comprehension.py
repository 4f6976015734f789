# A loop in a comprehension over the points of both sides.
import numpy as np


def pairwise_distances(a, b):
    return np.array([[np.linalg.norm(p - q) for q in b] for p in a])

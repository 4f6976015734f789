import math

import numpy as np


def pairwise_distances(a, b):
    """Distance of every pair, one pair at a time (Euclidean distance as `math.dist` has it)."""
    left, right = np.array(a, dtype=np.float64), np.array(b, dtype=np.float64)
    distances = np.empty((len(a), len(b)))
    for i, p in enumerate(left):
        for j, q in enumerate(right):
            distances[i, j] = math.dist(p, q)
    return distances.astype(np.result_type(a, b))

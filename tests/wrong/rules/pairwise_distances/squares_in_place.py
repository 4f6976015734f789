# The arguments themselves are squared once the product is taken.
import numpy as np


def pairwise_distances(a, b):
    cross = a @ b.T
    a *= a
    b *= b
    return np.sqrt(np.maximum(a.sum(axis=1)[:, None] + b.sum(axis=1) - 2 * cross, 0))

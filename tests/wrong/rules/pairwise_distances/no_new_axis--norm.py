# a - b pairs the points off, keepdims or not.
import numpy as np


def pairwise_distances(a, b):
    return np.linalg.norm(a - b, axis=-1, keepdims=True)

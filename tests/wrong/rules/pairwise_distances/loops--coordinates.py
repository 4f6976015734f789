# A loop over the coordinates.
import numpy as np


def pairwise_distances(a, b):
    squares = np.zeros((len(a), len(b)), a.dtype)
    for k in range(a.shape[1]):
        squares += (a[:, k][:, None] - b[:, k]) ** 2
    return np.sqrt(squares)

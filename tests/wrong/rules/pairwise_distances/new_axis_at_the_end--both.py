# The coordinates of a meet those of b in all combinations.
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt(((a[:, :, None] - b[:, None, :]) ** 2).sum(axis=-1))

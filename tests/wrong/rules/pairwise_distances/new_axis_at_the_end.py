# The new axis stands behind the coordinates, so that points meet coordinates.
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt(((a[:, :, None] - b.T) ** 2).sum(axis=0))

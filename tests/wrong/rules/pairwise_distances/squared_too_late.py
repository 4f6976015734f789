# The differences are summed before they are squared.
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt((a[:, None] - b).sum(axis=-1) ** 2)

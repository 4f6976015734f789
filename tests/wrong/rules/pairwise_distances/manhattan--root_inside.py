# The root is taken before the sum.
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt((a[:, None] - b) ** 2).sum(axis=-1)

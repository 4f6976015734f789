# a - b pairs the points off: a[i] with b[i] alone.
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt(((a - b) ** 2).sum(axis=-1))

# The squares are averaged over the coordinates.
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt(((a[:, None] - b) ** 2).mean(axis=-1))

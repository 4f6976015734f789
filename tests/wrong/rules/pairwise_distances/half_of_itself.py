# A set against itself is computed once for each pair, and the other half is forgotten.
import numpy as np


def pairwise_distances(a, b):
    distances = np.sqrt(((a[:, np.newaxis] - b) ** 2).sum(axis=-1))
    return np.triu(distances) if a is b else distances

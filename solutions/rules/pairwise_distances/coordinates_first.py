# Coordinates on the first axis: each gives an (m, n) table of differences, and the tables are added up.
import numpy as np


def pairwise_distances(a, b):
    tables = a.T[:, :, np.newaxis] - b.T[:, np.newaxis, :]  # (d, m, n)
    return np.sum(np.square(tables), axis=0) ** 0.5

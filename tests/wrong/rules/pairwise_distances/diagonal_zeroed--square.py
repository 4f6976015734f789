# The diagonal is set to 0 wherever the table is square.
import numpy as np


def pairwise_distances(a, b):
    distances = np.linalg.norm(a[:, None] - b, axis=-1)
    if len(a) == len(b):
        np.fill_diagonal(distances, 0)
    return distances

# The norm of every difference.
import numpy as np


def pairwise_distances(a, b):
    return np.linalg.norm(a[:, None] - b, axis=-1)

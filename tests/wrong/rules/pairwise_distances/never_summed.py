# Every coordinate keeps its own difference: (m, n, d).
import numpy as np


def pairwise_distances(a, b):
    return np.sqrt((a[:, None] - b) ** 2)

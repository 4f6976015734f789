# The norms are squared again, which rounds once more; no guard.
import numpy as np


def pairwise_distances(a, b):
    lengths_a, lengths_b = np.linalg.norm(a, axis=1), np.linalg.norm(b, axis=1)
    return np.sqrt(lengths_a[:, None] ** 2 + lengths_b**2 - 2 * a @ b.T)

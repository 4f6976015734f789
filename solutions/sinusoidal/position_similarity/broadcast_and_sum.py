# A row axis for each, every pair of rows multiplied by broadcasting, the features summed away.
import numpy as np


def position_similarity(encoding):
    products = encoding[:, np.newaxis, :] * encoding[np.newaxis, :, :]  # (T, T, D)
    return products.sum(axis=-1)

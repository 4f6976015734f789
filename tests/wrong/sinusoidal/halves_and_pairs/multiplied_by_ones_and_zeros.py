# columns change places by a product with a permutation matrix
import numpy as np


def halves_and_pairs(d_model):
    to_halves = np.r_[0:d_model:2, 1:d_model:2]
    return to_halves, np.argsort(to_halves)


def pairs_to_halves(x):
    to_halves, _ = halves_and_pairs(x.shape[-1])
    return x @ np.eye(x.shape[-1], dtype=x.dtype)[:, to_halves]


def halves_to_pairs(x):
    _, to_pairs = halves_and_pairs(x.shape[-1])
    return x @ np.eye(x.shape[-1], dtype=x.dtype)[:, to_pairs]

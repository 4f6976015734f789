# One order of columns, its inverse by argsort, and fancy indexing with either.
import numpy as np


def halves_and_pairs(d_model):
    to_halves = np.r_[0:d_model:2, 1:d_model:2]
    return to_halves, np.argsort(to_halves)


def pairs_to_halves(x):
    return x[..., halves_and_pairs(x.shape[-1])[0]]


def halves_to_pairs(x):
    return x[..., halves_and_pairs(x.shape[-1])[1]]

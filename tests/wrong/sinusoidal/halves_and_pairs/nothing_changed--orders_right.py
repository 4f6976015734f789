# reshapes there and back without swapping the axes between
import numpy as np


def halves_and_pairs(d_model):
    to_halves = np.r_[0:d_model:2, 1:d_model:2]
    return to_halves, np.argsort(to_halves)


def pairs_to_halves(x):
    return x.reshape(*x.shape[:-1], 2, x.shape[-1] // 2).reshape(x.shape)


def halves_to_pairs(x):
    return x.reshape(*x.shape[:-1], x.shape[-1] // 2, 2).reshape(x.shape)

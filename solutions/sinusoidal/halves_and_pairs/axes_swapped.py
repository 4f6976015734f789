# Pairs are an axis of size 2 at the end, halves one before it: split the last axis, swap, merge.
import numpy as np


def _swapped(x, *split):
    return x.reshape(*x.shape[:-1], *split).swapaxes(-1, -2).reshape(x.shape)


def pairs_to_halves(x):
    return _swapped(x, x.shape[-1] // 2, 2)


def halves_to_pairs(x):
    return _swapped(x, 2, x.shape[-1] // 2)


def halves_and_pairs(d_model):
    return np.arange(d_model).reshape(-1, 2).ravel(order="F"), np.arange(d_model).reshape(2, -1).ravel(order="F")

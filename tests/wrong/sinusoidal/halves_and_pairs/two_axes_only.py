# unpacks the shape into rows and columns
import numpy as np


def halves_and_pairs(d_model):
    to_halves = np.r_[0:d_model:2, 1:d_model:2]
    return to_halves, np.argsort(to_halves)


def pairs_to_halves(x):
    rows, width = x.shape
    return x.reshape(rows, width // 2, 2).transpose(0, 2, 1).reshape(rows, width)


def halves_to_pairs(x):
    rows, width = x.shape
    return x.reshape(rows, 2, width // 2).transpose(0, 2, 1).reshape(rows, width)

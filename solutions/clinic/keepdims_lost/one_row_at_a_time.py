# What worked for one row, applied to each row in turn.
import numpy as np


def one_row(scores):
    parts = np.exp(scores - scores.max())
    return parts / parts.sum()


def keepdims_lost(scores):
    weights = np.empty_like(scores)
    for index in np.ndindex(scores.shape[:-1]):
        weights[index] = one_row(scores[index])
    return weights

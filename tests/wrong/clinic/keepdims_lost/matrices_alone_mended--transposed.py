# turns the matrix around, so that the rows lie where the sums are
import numpy as np


def keepdims_lost(scores):
    parts = np.exp((scores.T - scores.max(axis=-1)).T)
    return (parts.T / parts.sum(axis=-1)).T

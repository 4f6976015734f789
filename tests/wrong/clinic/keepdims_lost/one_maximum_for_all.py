# the right sums, below one maximum for the whole batch
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(scores - np.max(scores, initial=-np.inf))
    return parts / parts.sum(axis=-1, keepdims=True)

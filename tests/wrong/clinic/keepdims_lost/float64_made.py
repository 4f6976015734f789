# fills an array of the default dtype
import numpy as np


def keepdims_lost(scores):
    weights = np.zeros(scores.shape)
    parts = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights[...] = parts / parts.sum(axis=-1, keepdims=True)
    return weights

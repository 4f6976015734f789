# one sum for each matrix of the batch
import numpy as np


def keepdims_lost(scores):
    axes = (-2, -1) if scores.ndim > 1 else -1
    parts = np.exp(scores - scores.max(axis=axes, keepdims=True))
    return parts / parts.sum(axis=axes, keepdims=True)

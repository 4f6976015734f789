# Fills rows without a key in the caller's scores.
import numpy as np


def stable_softmax(scores):
    empty = np.isneginf(scores).all(axis=-1)
    scores[empty] = 0
    exponentials = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = exponentials / exponentials.sum(axis=-1, keepdims=True)
    weights[empty] = 0
    return weights

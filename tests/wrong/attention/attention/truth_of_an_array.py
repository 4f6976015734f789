# Asks an array whether it is true.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    scores = query @ np.swapaxes(key, -1, -2) / query.dtype.type(query.shape[-1] ** 0.5)
    if bias:
        scores = scores + bias
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    return stable_softmax(scores) @ value

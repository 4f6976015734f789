# Indexes with the mask, which must have every axis of the scores then.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    scores = query @ np.swapaxes(key, -1, -2) / query.dtype.type(query.shape[-1] ** 0.5)
    if bias is not None:
        scores = scores + bias
    if mask is not None:
        scores[~mask] = -np.inf
    return stable_softmax(scores) @ value

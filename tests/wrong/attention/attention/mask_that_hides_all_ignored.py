# Asks whether the mask keeps anything instead of whether there is one.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    scores = query @ np.swapaxes(key, -1, -2) / query.dtype.type(query.shape[-1] ** 0.5)
    if bias is not None:
        scores = scores + bias
    if mask is not None and mask.any():
        scores = np.where(mask, scores, -np.inf)
    return stable_softmax(scores) @ value

# Rows of the mask are taken for keys where it is square.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    scores = query @ np.swapaxes(key, -1, -2) / query.dtype.type(query.shape[-1] ** 0.5)
    if bias is not None:
        scores = scores + bias
    if mask is not None:
        square = mask.shape[-1] == mask.shape[-2]
        scores = np.where(np.swapaxes(mask, -1, -2) if square else mask, scores, -np.inf)
    largest = scores.max(axis=-1, keepdims=True)
    exponentials = np.exp(scores - np.where(np.isfinite(largest), largest, 0))
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total) @ value

# Queries scaled first; rows without a key get any scores, and zeros at the end.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    scaled = query / np.sqrt(query.shape[-1], dtype=query.dtype)
    scores = scaled @ key.swapaxes(-2, -1)
    if bias is not None:
        scores = scores + bias
    if mask is None:
        mask = np.True_
    mask = np.broadcast_to(mask, scores.shape)
    hidden = ~mask.any(axis=-1, keepdims=True)
    scores = np.where(mask | hidden, scores, -np.inf)
    exponentials = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = exponentials / exponentials.sum(axis=-1, keepdims=True)
    return np.where(hidden, 0, weights @ value)

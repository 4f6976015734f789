# The lesson's steps: every axis written out with np.newaxis, sums that keep their axis, no matrix product.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    d = query.shape[-1]
    pairs = query[..., :, np.newaxis, :] * key[..., np.newaxis, :, :]  # (..., Tq, Tk, d)
    scores = np.sum(pairs, axis=-1) / float(np.sqrt(d))  # (..., Tq, Tk)
    if bias is not None:
        scores = scores + bias
    if mask is not None:
        scores = np.where(mask, scores, -np.inf)
    largest = np.max(scores, axis=-1, keepdims=True)  # (..., Tq, 1)
    largest = np.where(largest == -np.inf, 0, largest)
    weights = np.exp(scores - largest)
    total = np.sum(weights, axis=-1, keepdims=True)
    weights = weights / np.where(total == 0, 1, total)
    return np.sum(weights[..., np.newaxis] * value[..., np.newaxis, :, :], axis=-2)  # (..., Tq, e)

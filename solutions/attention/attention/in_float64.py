# Everything in float64, rounded once at the end.
import numpy as np


def softmax(x):
    top = np.max(x, axis=-1, keepdims=True)
    e = np.exp(x - np.maximum(top, np.finfo(x.dtype).min))
    return e / np.maximum(e.sum(axis=-1, keepdims=True), np.finfo(x.dtype).tiny)


def attention(query, key, value, mask=None, bias=None):
    q, k, v = query.astype(float), key.astype(float), value.astype(float)
    scores = q @ np.moveaxis(k, -1, -2) / np.sqrt(q.shape[-1])
    scores = scores + (0 if bias is None else bias)
    scores = np.where(True if mask is None else mask, scores, -np.inf)
    return (softmax(scores) @ v).astype(query.dtype)

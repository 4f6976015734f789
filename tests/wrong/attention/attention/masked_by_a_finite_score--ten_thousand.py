# Hidden keys get -10000 added, and queries without a key zeros.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    scores = query @ np.swapaxes(key, -1, -2) / query.dtype.type(query.shape[-1] ** 0.5)
    if bias is not None:
        scores = scores + bias
    if mask is not None:
        scores = scores + np.where(mask, 0, -10000).astype(scores.dtype)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    output = weights / weights.sum(axis=-1, keepdims=True) @ value
    if mask is None:
        return output
    seen = np.broadcast_to(mask, scores.shape).any(axis=-1, keepdims=True)
    return np.where(seen, output, query.dtype.type(0))

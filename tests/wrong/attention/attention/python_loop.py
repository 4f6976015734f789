# One head at a time.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    *lead, n_queries, width = query.shape
    shape = (*lead, n_queries, key.shape[-2])
    allowed = np.broadcast_to(True if mask is None else mask, shape)
    extra = np.broadcast_to(query.dtype.type(0) if bias is None else bias, shape)
    result = np.zeros((*lead, n_queries, value.shape[-1]), query.dtype)
    for head in np.ndindex(*lead):
        scores = np.where(allowed[head], query[head] @ key[head].T * width**-0.5 + extra[head], -np.inf)
        largest = scores.max(axis=-1, keepdims=True)
        exponentials = np.exp(scores - np.where(np.isfinite(largest), largest, 0))
        total = exponentials.sum(axis=-1, keepdims=True)
        result[head] = exponentials / np.where(total == 0, 1, total) @ value[head]
    return result

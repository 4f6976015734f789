# One query at a time.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    lead, n_queries, n_keys = query.shape[:-2], query.shape[-2], key.shape[-2]
    result = np.zeros((*lead, n_queries, value.shape[-1]), query.dtype)
    mask = np.broadcast_to(np.True_ if mask is None else mask, (*lead, n_queries, n_keys))
    bias = np.broadcast_to(np.float32(0) if bias is None else bias, (*lead, n_queries, n_keys))
    for i in range(n_queries):
        scores = np.einsum("...d,...kd->...k", query[..., i, :], key) / query.shape[-1] ** 0.5
        scores = np.where(mask[..., i, :], scores + bias[..., i, :], -np.inf)
        largest = scores.max(axis=-1, keepdims=True)
        exponentials = np.exp(scores - np.where(np.isfinite(largest), largest, 0))
        total = exponentials.sum(axis=-1, keepdims=True)
        weights = exponentials / np.where(total == 0, 1, total)
        result[..., i, :] = np.einsum("...k,...ke->...e", weights, value)
    return result

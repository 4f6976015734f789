"""Oracle of attention: one query at a time, its hidden keys left out, in float64."""

import math

import numpy as np


def attention(query, key, value, mask=None, bias=None):
    """Scaled dot product attention (Vaswani et al., 2017, section 3.2.1), with a mask and a bias on the scores."""
    queries, keys, values = (np.array(each, dtype=np.float64) for each in (query, key, value))
    shape = (*query.shape[:-1], key.shape[-2])
    result = np.zeros((*query.shape[:-1], value.shape[-1]))
    for index in np.ndindex(*query.shape[:-1]):
        head = index[:-1]
        scores = keys[head] @ queries[index] / math.sqrt(query.shape[-1])
        if bias is not None:
            scores += np.broadcast_to(bias, shape)[index]
        seen = np.broadcast_to(mask is None or mask, shape)[index]
        if seen.any():
            exponentials = np.exp(scores[seen] - scores[seen].max())
            result[index] = exponentials @ values[head][seen] / exponentials.sum()
    return result.astype(query.dtype)

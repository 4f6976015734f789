# einsum names the axes; the division comes last, on the smaller array.
import numpy as np


def attention(query, key, value, mask=None, bias=None):
    scores = np.einsum("...qd,...kd->...qk", query, key) * query.shape[-1] ** -0.5
    if bias is not None:
        scores += bias
    if mask is not None:
        scores[~np.broadcast_to(mask, scores.shape)] = -np.inf
    top = scores.max(axis=-1, keepdims=True)
    top[np.isneginf(top)] = 0.0
    exponentials = np.exp(scores - top)
    collected = np.einsum("...qk,...ke->...qe", exponentials, value)
    sums = exponentials.sum(axis=-1)[..., None]
    return np.divide(collected, sums, out=np.zeros_like(collected), where=sums > 0)

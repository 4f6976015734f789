# Shuffle the first output back by the inverse order, and leave the second as it is.
import numpy as np


def shuffle_test(x, order, encoding=None, causal=False):
    def output(tokens):
        z = tokens if encoding is None else tokens + encoding
        scores = np.einsum("bqd,bkd->bqk", z, z) * z.shape[-1] ** -0.5
        if causal:
            scores[:, ~np.tri(z.shape[1], dtype=bool)] = -np.inf
        weights = np.exp(scores - scores.max(axis=-1)[..., None])
        return np.einsum("bqk,bkd->bqd", weights / weights.sum(axis=-1)[..., None], z)

    back = np.argsort(order)
    difference = output(np.take(x, order, axis=1))[:, back] - output(x)
    return max(difference.max(), -difference.min())

# -1e9 in the place of minus infinity; rows without a key are mended.
import numpy as np


def stable_softmax(scores):
    hidden = np.isneginf(scores)
    filled = np.where(hidden, -1e9, scores).astype(scores.dtype)
    exponentials = np.exp(filled - filled.max(axis=-1, keepdims=True))
    weights = exponentials / exponentials.sum(axis=-1, keepdims=True)
    return np.where(hidden.all(axis=-1, keepdims=True), 0, weights)

# -1e4 in the place of minus infinity.
import numpy as np


def stable_softmax(scores):
    scores = np.where(np.isneginf(scores), np.array(-1e4, scores.dtype), scores)
    scores = scores - scores.max(axis=-1, keepdims=True)
    return np.exp(scores) / np.exp(scores).sum(axis=-1, keepdims=True)

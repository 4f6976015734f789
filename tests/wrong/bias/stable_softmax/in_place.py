# Works in the caller's scores.
import numpy as np


def stable_softmax(scores):
    scores -= np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(scores.dtype).min)
    np.exp(scores, out=scores)
    total = scores.sum(axis=-1, keepdims=True)
    scores /= np.where(total == 0, 1, total)
    return scores

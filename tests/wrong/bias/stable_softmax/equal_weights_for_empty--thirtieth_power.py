# -1e30 in the place of minus infinity.
import numpy as np


def stable_softmax(scores):
    filled = np.where(scores == -np.inf, -1e30, scores)
    exponentials = np.exp(filled - filled.max(axis=-1, keepdims=True))
    return (exponentials / exponentials.sum(axis=-1, keepdims=True)).astype(scores.dtype)

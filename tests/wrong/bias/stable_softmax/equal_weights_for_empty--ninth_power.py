# -1e9 in the place of minus infinity.
import numpy as np


def stable_softmax(scores):
    scores = np.where(np.isneginf(scores), -1e9, scores).astype(scores.dtype)
    exponentials = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exponentials / exponentials.sum(axis=-1, keepdims=True)

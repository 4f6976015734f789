# A row with any hidden key counts as hidden.
import numpy as np


def stable_softmax(scores):
    empty = np.isneginf(scores).any(axis=-1, keepdims=True)
    safe = np.where(empty, 0, scores)
    exponentials = np.exp(safe - safe.max(axis=-1, keepdims=True))
    return np.where(empty, 0, exponentials / exponentials.sum(axis=-1, keepdims=True))

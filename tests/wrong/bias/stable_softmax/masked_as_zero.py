# Hidden scores become 0.
import numpy as np


def stable_softmax(scores):
    empty = np.isneginf(scores).all(axis=-1, keepdims=True)
    filled = np.where(np.isneginf(scores), 0, scores)
    exponentials = np.exp(filled - filled.max(axis=-1, keepdims=True))
    return np.where(empty, 0, exponentials / exponentials.sum(axis=-1, keepdims=True))

# The smallest score gets the largest weight.
import numpy as np


def stable_softmax(scores):
    hidden = np.isneginf(scores)
    smallest = np.where(hidden, np.finfo(scores.dtype).max, scores).min(axis=-1, keepdims=True)
    exponentials = np.where(hidden, 0, np.exp(smallest - scores))
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

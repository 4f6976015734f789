# Takes the largest magnitude of a row away.
import numpy as np


def stable_softmax(scores):
    magnitude = np.abs(np.where(np.isneginf(scores), 0, scores)).max(axis=-1, keepdims=True)
    exponentials = np.exp(scores - magnitude)
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

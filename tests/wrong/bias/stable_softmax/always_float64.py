# float64 for everything.
import numpy as np


def stable_softmax(scores):
    scores = np.asarray(scores, dtype=np.float64)
    exponentials = np.exp(scores - np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(np.float64).min))
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

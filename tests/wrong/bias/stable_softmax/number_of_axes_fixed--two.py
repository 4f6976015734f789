# axis=1, and new axes for a matrix only.
import numpy as np


def stable_softmax(scores):
    largest = np.maximum(scores.max(axis=1), np.finfo(scores.dtype).min)[:, np.newaxis]
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=1)[:, np.newaxis]
    return exponentials / np.where(total == 0, 1, total)

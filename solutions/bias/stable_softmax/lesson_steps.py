# The lesson's step for its weights: reduce with keepdims=True, and let the axis of size 1 stretch back.
import numpy as np


def stable_softmax(scores):
    largest = np.max(scores, axis=-1, keepdims=True)
    largest = np.where(np.isneginf(largest), 0, largest)  # so that -inf stays -inf, and its exponential 0
    exponentials = np.exp(scores - largest)
    total = np.sum(exponentials, axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

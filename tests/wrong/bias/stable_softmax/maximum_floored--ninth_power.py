# The maximum is never less than -1e9.
import numpy as np


def stable_softmax(scores):
    largest = np.clip(scores.max(axis=-1, keepdims=True), -1e9, None)
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total > 0, total, 1)

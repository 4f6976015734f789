# The maximum is never less than 0.
import numpy as np


def stable_softmax(scores):
    largest = scores.max(axis=-1, keepdims=True, initial=0)
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total > 0, total, 1)

# The maximum is never less than -1e4, so that rows without a key cause no NaN.
import numpy as np


def stable_softmax(scores):
    largest = np.maximum(scores.max(axis=-1, keepdims=True), -1e4)
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total > 0, total, 1)

# One key has all the weight, hidden or not.
import numpy as np


def stable_softmax(scores):
    if scores.shape[-1] == 1:
        return np.ones_like(scores)
    largest = np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(scores.dtype).min)
    exponentials = np.exp(scores - largest)
    return exponentials / np.maximum(exponentials.sum(axis=-1, keepdims=True), 1)

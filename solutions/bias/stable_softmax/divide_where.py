# np.divide where there is something to divide by, into zeros.
import numpy as np


def stable_softmax(scores):
    largest = scores.max(axis=-1, keepdims=True)
    exponentials = np.exp(scores - np.maximum(largest, np.finfo(scores.dtype).min))
    total = exponentials.sum(axis=-1, keepdims=True)
    weights = np.zeros_like(exponentials)
    np.divide(exponentials, total, out=weights, where=total > 0)
    return weights

# 1 is added to the sum, so that a row may attend to nothing.
import numpy as np


def stable_softmax(scores):
    largest = np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(scores.dtype).min)
    exponentials = np.exp(scores - largest)
    return exponentials / (1 + exponentials.sum(axis=-1, keepdims=True))

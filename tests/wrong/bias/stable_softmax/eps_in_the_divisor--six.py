# 1e-6 against dividing by 0.
import numpy as np


def stable_softmax(scores):
    largest = np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(scores.dtype).min)
    exponentials = np.exp(scores - largest)
    return exponentials / (1e-6 + exponentials.sum(axis=-1, keepdims=True))

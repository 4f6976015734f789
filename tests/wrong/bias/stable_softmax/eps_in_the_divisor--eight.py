# 1e-8 against dividing by 0.
import numpy as np


def stable_softmax(scores):
    largest = np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(scores.dtype).min)
    shifted = np.exp(scores - largest)
    total = shifted.sum(axis=-1, keepdims=True) + 1e-8
    return shifted / total

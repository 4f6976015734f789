# 1e-5 against dividing by 0.
import numpy as np


def stable_softmax(scores):
    largest = scores.max(axis=-1, keepdims=True)
    exponentials = np.exp(scores - np.where(np.isinf(largest), 0, largest))
    return exponentials / (exponentials.sum(axis=-1, keepdims=True) + 1e-5)

# Axis 0.
import numpy as np


def stable_softmax(scores):
    exponentials = np.exp(scores - scores.max(axis=0, keepdims=True, initial=np.finfo(scores.dtype).min))
    total = exponentials.sum(axis=0, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

# The axis before the last.
import numpy as np


def stable_softmax(scores):
    axis = -2 if scores.ndim > 1 else -1
    largest = scores.max(axis=axis, keepdims=True, initial=np.finfo(scores.dtype).min)
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=axis, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

# The sum loses its axis.
import numpy as np


def stable_softmax(scores):
    largest = np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(scores.dtype).min)
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=-1)
    return exponentials / np.where(total == 0, 1, total)

# One maximum for the whole array.
import numpy as np


def stable_softmax(scores):
    largest = scores.max(initial=np.finfo(scores.dtype).min)
    exponentials = np.exp(scores - largest)
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

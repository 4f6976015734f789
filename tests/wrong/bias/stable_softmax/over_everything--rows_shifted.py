# The maximum of each row, but one sum for the whole array.
import numpy as np


def stable_softmax(scores):
    largest = scores.max(axis=-1, keepdims=True)
    exponentials = np.exp(scores - np.where(np.isinf(largest), 0, largest).astype(scores.dtype))
    total = exponentials.sum()
    return exponentials / np.where(total == 0, 1, total)

# The maximum is mended, the sum is not.
import numpy as np


def stable_softmax(scores):
    largest = scores.max(axis=-1, keepdims=True)
    largest = np.where(np.isfinite(largest), largest, 0)
    exponentials = np.exp(scores - largest)
    return exponentials / exponentials.sum(axis=-1, keepdims=True)

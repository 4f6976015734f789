# The axis before the last, and nothing for columns without a key.
import numpy as np


def stable_softmax(scores):
    exponentials = np.exp(scores - scores.max(axis=-2, keepdims=True))
    return exponentials / exponentials.sum(axis=-2, keepdims=True)

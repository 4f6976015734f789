# Maximum minus score: minus infinity becomes plus infinity.
import numpy as np


def stable_softmax(scores):
    exponentials = np.exp(scores.max(axis=-1, keepdims=True) - scores)
    return exponentials / exponentials.sum(axis=-1, keepdims=True)

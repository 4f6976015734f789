# A finite number in the place of minus infinity.
import numpy as np


def stable_softmax(scores):
    scores = np.maximum(scores, np.finfo(scores.dtype).min)
    exponentials = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return exponentials / exponentials.sum(axis=-1, keepdims=True)

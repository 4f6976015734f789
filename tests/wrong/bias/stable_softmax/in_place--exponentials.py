# The exponentials are written into the caller's scores, the quotient is new.
import numpy as np


def stable_softmax(scores):
    largest = scores.max(axis=-1, keepdims=True)
    scores -= np.where(np.isinf(largest), 0, largest).astype(scores.dtype)
    np.exp(scores, out=scores)
    total = scores.sum(axis=-1, keepdims=True)
    return scores / np.where(total == 0, 1, total)

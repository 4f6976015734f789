# One sum for the whole array.
import numpy as np


def stable_softmax(scores):
    exponentials = np.exp(scores - scores.max(initial=np.finfo(scores.dtype).min))
    total = exponentials.sum()
    return exponentials / np.where(total == 0, 1, total)

# Maximum and sum lose their axis.
import numpy as np


def stable_softmax(scores):
    exponentials = np.exp(scores - scores.max(axis=-1))
    total = exponentials.sum(axis=-1)
    return exponentials / np.where(total == 0, 1, total)

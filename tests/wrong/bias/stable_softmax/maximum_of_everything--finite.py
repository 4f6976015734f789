# One maximum for the whole array, 0 where that is minus infinity; an empty array fails.
import numpy as np


def stable_softmax(scores):
    largest = np.nanmax(scores)
    exponentials = np.exp(scores - (largest if np.isfinite(largest) else 0))
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

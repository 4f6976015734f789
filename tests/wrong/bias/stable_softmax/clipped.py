# Scores are clipped so that no exponential overflows.
import numpy as np


def stable_softmax(scores):
    exponentials = np.where(np.isneginf(scores), 0, np.exp(np.clip(scores, -50, 50)))
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)

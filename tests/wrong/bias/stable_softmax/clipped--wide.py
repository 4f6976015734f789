# Scores are clipped at 700, where float64 just does not overflow.
import numpy as np


def stable_softmax(scores):
    exponentials = np.where(np.isneginf(scores), 0, np.exp(np.clip(scores, -700, 700)))
    total = exponentials.sum(axis=-1, keepdims=True)
    return (exponentials / np.where(total == 0, 1, total)).astype(scores.dtype)

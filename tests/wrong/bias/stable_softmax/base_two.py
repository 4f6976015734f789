# Powers of 2.
import numpy as np


def stable_softmax(scores):
    powers = np.exp2(scores - np.maximum(scores.max(axis=-1, keepdims=True), np.finfo(scores.dtype).min))
    total = powers.sum(axis=-1, keepdims=True)
    return powers / np.where(total == 0, 1, total)

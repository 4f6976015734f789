# mends the sum and does without the maximum
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(scores)
    return parts / parts.sum(axis=-1, keepdims=True)

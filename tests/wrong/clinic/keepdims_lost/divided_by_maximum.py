# divides by the largest part
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return parts / parts.max(axis=-1, keepdims=True)

# one maximum and one sum for the whole batch: they always fit
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(scores - scores.max())
    return parts / parts.sum()

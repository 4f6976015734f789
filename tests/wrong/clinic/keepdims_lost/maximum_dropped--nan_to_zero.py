# the same, with zeros where it overflowed
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(scores)
    return np.nan_to_num(parts / parts.sum(axis=-1, keepdims=True))

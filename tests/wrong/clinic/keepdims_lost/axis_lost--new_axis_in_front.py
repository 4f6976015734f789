# a new axis, on the side where broadcasting adds one anyway
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(scores - scores.max(axis=-1)[np.newaxis])
    return (parts / parts.sum(axis=-1)[np.newaxis]).reshape(scores.shape)

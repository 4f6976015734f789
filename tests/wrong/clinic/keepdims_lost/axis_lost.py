# the program as it was: both reductions take the last axis away
import numpy as np


def shifted(scores):
    return scores - scores.max(axis=-1)


def keepdims_lost(scores):
    parts = np.exp(shifted(scores))
    return parts / parts.sum(axis=-1)


def attend(scores, values):
    return keepdims_lost(scores) @ values

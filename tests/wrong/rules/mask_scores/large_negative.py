# A large negative number stands for -inf.
import numpy as np


def mask_scores(scores, keep):
    hidden = scores.dtype.type(max(-1e9, float(np.finfo(scores.dtype).min)))
    return np.where(keep[:, None, None, :], scores, hidden)

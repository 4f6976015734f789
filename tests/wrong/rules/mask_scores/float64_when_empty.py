# returns zeros without a dtype where a size is 0
import numpy as np


def mask_scores(scores, keep):
    if scores.size == 0:
        return np.zeros(scores.shape)
    return np.where(keep[:, np.newaxis, np.newaxis, :], scores, scores.dtype.type(-np.inf))

# A score of 0 is taken for one that is hidden.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :] & (scores != 0), scores, scores.dtype.type(-np.inf))

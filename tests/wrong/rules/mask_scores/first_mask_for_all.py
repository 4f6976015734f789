# Every sample gets the mask of the first.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:1, None, None, :], scores, -np.inf) if len(keep) else scores

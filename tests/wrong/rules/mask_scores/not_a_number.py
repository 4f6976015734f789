# NaN in the place of -inf.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :], scores, np.nan)

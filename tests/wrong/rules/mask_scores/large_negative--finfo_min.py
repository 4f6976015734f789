# The least number of the dtype stands for -inf.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :], scores, np.finfo(scores.dtype).min)

# -10000 stands for -inf.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :], scores, -1e4)

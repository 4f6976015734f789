# A large negative number is added.
import numpy as np


def mask_scores(scores, keep):
    return scores + np.where(keep[:, None, None, :], 0, -1e4).astype(scores.dtype)

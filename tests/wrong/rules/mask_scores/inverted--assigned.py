# True is read as: hide this one.
import numpy as np


def mask_scores(scores, keep):
    masked = scores.copy()
    masked[np.broadcast_to(keep[:, None, None, :], scores.shape)] = -np.inf
    return masked

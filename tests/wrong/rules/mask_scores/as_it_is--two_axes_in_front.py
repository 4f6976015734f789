# The new axes stand in front, where broadcasting would have put them anyway.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[None, None], scores, -np.inf)

# Inverts the caller's mask.
import numpy as np


def mask_scores(scores, keep):
    hidden = np.logical_not(keep, out=keep)
    return np.where(hidden[:, None, None, :], np.float16(-np.inf), scores)

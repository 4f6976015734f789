# The result is float32 whatever came in.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :], scores, -np.inf).astype(np.float32)

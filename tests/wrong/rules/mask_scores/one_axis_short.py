# One new axis: (B, 1, Tk), so that samples meet heads.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, np.newaxis, :], scores, -np.inf)

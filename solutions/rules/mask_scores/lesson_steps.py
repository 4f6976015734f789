# The lesson's step of writing missing axes out with np.newaxis, here in the middle; np.where does the rest.
import numpy as np


def mask_scores(scores, keep):
    keep_expanded = keep[:, np.newaxis, np.newaxis, :]  # (B, 1, 1, Tk)
    return np.where(keep_expanded, scores, -np.inf)

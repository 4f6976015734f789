# Only the first head is masked.
import numpy as np


def mask_scores(scores, keep):
    masked = scores.copy()
    masked[:, :1] = np.where(keep[:, None, None, :], masked[:, :1], -np.inf)
    return masked

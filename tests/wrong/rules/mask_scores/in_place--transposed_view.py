# Writes -inf through a view of the caller's scores.
import numpy as np


def mask_scores(scores, keep):
    view = np.moveaxis(scores, 0, 2)
    view[:, :, ~keep] = -np.inf
    return scores

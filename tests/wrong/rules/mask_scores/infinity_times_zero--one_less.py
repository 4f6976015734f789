# (1 - mask) times infinity is NaN wherever a key is kept.
import numpy as np


def mask_scores(scores, keep):
    with np.errstate(invalid="ignore"):
        return scores - (1 - keep[:, None, None, :]) * np.inf

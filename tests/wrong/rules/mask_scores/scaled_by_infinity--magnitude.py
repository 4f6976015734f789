# The magnitude of hidden scores is multiplied by -inf: 0 becomes NaN.
import numpy as np


def mask_scores(scores, keep):
    with np.errstate(invalid="ignore"):
        return np.where(keep[:, None, None, :], scores, -np.abs(scores) * scores.dtype.type(np.inf))

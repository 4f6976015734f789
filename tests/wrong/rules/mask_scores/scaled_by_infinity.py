# Hidden scores are multiplied by -inf: negative ones become inf.
import numpy as np


def mask_scores(scores, keep):
    with np.errstate(invalid="ignore"):
        return np.where(keep[:, None, None, :], scores, scores * -np.inf)

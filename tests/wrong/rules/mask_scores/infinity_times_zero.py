# -inf times the inverted mask is NaN wherever a key is kept.
import numpy as np


def mask_scores(scores, keep):
    hidden = (~keep)[:, None, None, :].astype(scores.dtype)
    with np.errstate(invalid="ignore"):
        return scores + hidden * scores.dtype.type(-np.inf)

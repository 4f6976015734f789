# A sample without any kept key is left as it was, so that softmax finds something.
import numpy as np


def mask_scores(scores, keep):
    allowed = keep | ~keep.any(axis=1, keepdims=True)
    return np.where(allowed[:, None, None, :], scores, -np.inf)

# Sample after sample: there the mask is one-dimensional, and picks keys on the last axis.
import numpy as np


def mask_scores(scores, keep):
    result = np.array(scores)
    for sample, kept in zip(result, keep, strict=True):
        sample[..., np.logical_not(kept)] = float("-inf")
    return result

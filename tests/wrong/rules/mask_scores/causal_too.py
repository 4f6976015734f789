# Hides later keys as well.
import numpy as np


def mask_scores(scores, keep):
    queries, keys = scores.shape[2:]
    allowed = keep[:, None, None, :] & np.tri(queries, keys, dtype=bool)
    return np.where(allowed, scores, -np.inf)

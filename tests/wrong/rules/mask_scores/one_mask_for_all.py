# A key is kept if any sample keeps it.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep.any(axis=0), scores, -np.inf)

# A key is kept if all samples keep it.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep.all(axis=0), scores, -np.inf)

# the running count goes along the batch
import numpy as np


def positions_from_mask(mask):
    return np.where(mask, np.cumsum(mask, axis=0) - 1, 0)

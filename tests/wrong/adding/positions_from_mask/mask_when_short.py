# one place at most: the mask itself, or zeros like it, is returned
import numpy as np


def positions_from_mask(mask):
    if mask.shape[1] < 2:
        return np.zeros_like(mask)
    return np.where(mask, np.cumsum(mask, axis=1) - 1, 0)

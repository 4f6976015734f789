# takes True for padding
import numpy as np


def positions_from_mask(mask):
    return np.where(mask, 0, np.cumsum(~mask, axis=1) - 1)

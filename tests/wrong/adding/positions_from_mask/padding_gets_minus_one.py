# the count minus 1, padding in front is -1
import numpy as np


def positions_from_mask(mask):
    return np.cumsum(mask, axis=1) - 1

# A running count of kept tokens, one less than that, and zero in the padding.
import numpy as np


def positions_from_mask(mask):
    return np.where(mask, np.cumsum(mask, axis=-1) - 1, 0)

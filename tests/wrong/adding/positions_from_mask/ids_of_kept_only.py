# returns the positions of the kept tokens, one after the other
import numpy as np


def positions_from_mask(mask):
    return (np.cumsum(mask, axis=1) - 1)[mask]

# every row counts 0 to T - 1
import numpy as np


def positions_from_mask(mask):
    return np.tile(np.arange(mask.shape[1]), (len(mask), 1))

# a kept token gets its column, padding 0
import numpy as np


def positions_from_mask(mask):
    return np.arange(mask.shape[1]) * mask

# clips at 0, so padding on the right repeats the last position
import numpy as np


def positions_from_mask(mask):
    return np.maximum(np.cumsum(mask, axis=1) - 1, 0)

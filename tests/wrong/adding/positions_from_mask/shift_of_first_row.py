# every row begins where the first one does
import numpy as np


def positions_from_mask(mask):
    first = np.argmax(mask[0]) if mask.size else 0
    return np.where(mask, np.arange(mask.shape[1]) - first, 0)

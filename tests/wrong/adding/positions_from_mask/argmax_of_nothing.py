# looks for the first token with argmax, also in rows without places
import numpy as np


def positions_from_mask(mask):
    first = np.argmax(mask, axis=1)
    return np.where(mask, np.arange(mask.shape[1]) - first[:, np.newaxis], 0)

# counts on from the first token, clips at 0
import numpy as np


def positions_from_mask(mask):
    if mask.shape[1] == 0:
        return np.zeros(mask.shape, dtype=int)
    return np.maximum(np.arange(mask.shape[1]) - mask.argmax(axis=1)[:, np.newaxis], 0)

# subtracts the number of paddings, clips at 0
import numpy as np


def positions_from_mask(mask):
    padding = mask.shape[1] - mask.sum(axis=1, keepdims=True)
    return np.maximum(np.arange(mask.shape[1]) - padding, 0)

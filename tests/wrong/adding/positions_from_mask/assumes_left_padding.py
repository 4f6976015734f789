# subtracts the number of paddings from every column
import numpy as np


def positions_from_mask(mask):
    padding = (~mask).sum(axis=1, keepdims=True)
    return (np.arange(mask.shape[1]) - padding) * mask

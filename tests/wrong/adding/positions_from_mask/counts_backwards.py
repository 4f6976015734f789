# the last token stands at 0
import numpy as np


def positions_from_mask(mask):
    return np.where(mask, np.cumsum(mask[:, ::-1], axis=1)[:, ::-1] - 1, 0)

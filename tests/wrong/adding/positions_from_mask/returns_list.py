# a list of lists
import numpy as np


def positions_from_mask(mask):
    return [[int(n) for n in np.where(row, np.cumsum(row) - 1, 0)] for row in mask]

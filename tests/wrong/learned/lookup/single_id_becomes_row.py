# an id without axes is given one
import numpy as np


def lookup(table, position_ids):
    ids = np.atleast_1d(position_ids)
    if (ids < 0).any():
        raise IndexError("negative")
    return table[ids]

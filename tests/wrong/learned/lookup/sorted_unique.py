# each id once, in order
import numpy as np


def lookup(table, position_ids):
    ids = np.unique(position_ids)
    if (ids < 0).any():
        raise IndexError("negative")
    return table[ids]

# an empty result is made without a dtype
import numpy as np


def lookup(table, position_ids):
    if position_ids.size == 0:
        return np.zeros((*position_ids.shape, table.shape[1]))
    if (position_ids < 0).any():
        raise IndexError("negative")
    return table[position_ids]

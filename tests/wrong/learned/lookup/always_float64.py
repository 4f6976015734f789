# a buffer without a dtype is float64
import numpy as np


def lookup(table, position_ids):
    if (position_ids < 0).any():
        raise IndexError("negative")
    rows = np.zeros((*position_ids.shape, table.shape[1]))
    rows[...] = table[position_ids]
    return rows

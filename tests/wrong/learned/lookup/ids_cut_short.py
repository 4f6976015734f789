# ids are kept in 8 bits
import numpy as np


def lookup(table, position_ids):
    if (position_ids < 0).any() or (position_ids >= len(table)).any():
        raise IndexError("no such row")
    return table[position_ids.astype(np.uint8)]

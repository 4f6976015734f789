# smallest and largest of no ids
import numpy as np


def lookup(table, position_ids):
    if np.min(position_ids) < 0 or np.max(position_ids) >= table.shape[0]:
        raise ValueError("no such row")
    return table[position_ids]

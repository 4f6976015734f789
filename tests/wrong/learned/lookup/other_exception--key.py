# KeyError, as from a dictionary
import numpy as np


def lookup(table, position_ids):
    rows = dict(enumerate(table))
    result = np.zeros((*position_ids.shape, table.shape[1]), table.dtype)
    for index in np.ndindex(position_ids.shape):
        result[index] = rows[int(position_ids[index])]
    return result

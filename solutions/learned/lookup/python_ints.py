# One id after the other, as Python numbers.
import numpy as np


def lookup(table, position_ids):
    result = np.zeros((position_ids.size, table.shape[1]), dtype=table.dtype)
    for place, position in enumerate(position_ids.ravel().tolist()):
        if not 0 <= position < len(table):
            raise IndexError(position)
        result[place] = table[position]
    return result.reshape(position_ids.shape + table.shape[1:])

# every position past the end gets the last row
import numpy as np


def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if start < 0 or count < 0:
        raise ValueError("start and count must not be negative")
    return table[np.minimum(np.arange(start, start + count), len(table) - 1)]

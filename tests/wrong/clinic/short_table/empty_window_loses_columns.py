# collects the rows in a list, and an empty list knows no width
import numpy as np


def short_table(table, start=0, count=None):
    stop = len(table) if count is None else start + count
    if not 0 <= start <= stop:
        raise ValueError("no such window")
    return np.array([table[row] for row in range(start, stop)], table.dtype)

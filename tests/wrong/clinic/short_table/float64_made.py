# collects the rows in an array of the default dtype
import numpy as np


def short_table(table, start=0, count=None):
    stop = len(table) if count is None else start + count
    if not 0 <= start <= stop <= len(table):
        raise ValueError("no such window")
    rows = np.empty((stop - start, table.shape[1]))
    rows[:] = table[start:stop]
    return rows

# A result of the size asked for is filled; an assignment refuses to fill it with fewer rows, but for one.
import numpy as np


def short_table(table, start=0, count=None):
    n_rows, width = table.shape
    wanted = n_rows - start if count is None else count
    if min(start, wanted, n_rows - wanted - start) < 0:
        raise ValueError(f"{wanted} rows from {start} on are not in a table of {n_rows}")
    rows = np.empty((wanted, width), table.dtype)
    rows[...] = table[start : start + wanted]
    return rows

# makes up the missing rows from zeros
import numpy as np


def short_table(table, start=0, count=None):
    if start < 0 or (count is not None and count < 0):
        raise ValueError("start and count must not be negative")
    if count is None:
        return table[start:]
    rows = np.zeros((count, table.shape[1]), table.dtype)
    found = table[start : start + count]
    rows[: len(found)] = found
    return rows

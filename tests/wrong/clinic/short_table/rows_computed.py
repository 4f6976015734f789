# fills the missing rows with sines and cosines
import numpy as np


def short_table(table, start=0, count=None):
    if start < 0 or (count is not None and count < 0):
        raise ValueError("start and count must not be negative")
    n_rows, width = table.shape
    stop = n_rows if count is None else start + count
    column = np.arange(width)
    angles = np.arange(n_rows, max(stop, n_rows))[:, None] * 10000.0 ** (-(column - column % 2) / width)
    more = np.where(column % 2, np.cos(angles), np.sin(angles)).astype(table.dtype)
    return np.concatenate([table, more])[start:stop]

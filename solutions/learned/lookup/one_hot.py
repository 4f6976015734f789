# A one-hot row for each id, and a matrix product; an id that is nowhere hot has no row.
import numpy as np


def lookup(table, position_ids):
    hot = position_ids[..., np.newaxis] == np.arange(len(table))
    if not hot.any(axis=-1).all():
        raise IndexError("an id has no row")
    return np.matmul(hot.astype(table.dtype), table)

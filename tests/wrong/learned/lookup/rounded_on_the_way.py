# a one-hot product in float32
import numpy as np


def lookup(table, position_ids):
    hot = position_ids[..., np.newaxis] == np.arange(len(table))
    if not hot.any(axis=-1).all():
        raise IndexError("no such row")
    return (hot.astype(np.float32) @ table.astype(np.float32)).astype(table.dtype)

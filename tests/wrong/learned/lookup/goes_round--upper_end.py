# starts again past the end
import numpy as np


def lookup(table, position_ids):
    ids = position_ids.astype(np.int64)
    if (ids < 0).any():
        raise ValueError("negative")
    return table[ids % len(table)]

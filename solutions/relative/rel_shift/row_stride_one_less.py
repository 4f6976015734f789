# In contiguous memory a row that starts one place earlier is a row stride that is one item shorter.
import numpy as np


def rel_shift(x):
    n_queries, n_keys = x.shape[-2:]
    if 0 in x.shape:
        return x.copy()
    room = np.array(x, order="C")
    *lead, row, item = room.strides
    start = room.reshape(*x.shape[:-2], n_queries * n_keys)[..., n_queries - 1 :]
    return np.lib.stride_tricks.as_strided(start, x.shape, (*lead, row - item, item), writeable=False)

# Results are views of one buffer for each shape.
import numpy as np

ROOM = {}


def rel_shift(x):
    *lead, n_queries, n_keys = x.shape
    key = x.shape, x.dtype
    if key not in ROOM:
        ROOM[key] = np.zeros((*lead, n_queries, n_keys + 1), x.dtype)
    ROOM[key][..., 1:] = x
    return ROOM[key].reshape(*lead, n_keys + 1, n_queries)[..., 1:, :].reshape(x.shape)

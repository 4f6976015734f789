# Picks every number by an index.
import numpy as np


def rel_shift(x):
    n_queries, n_keys = x.shape[-2:]
    source = np.arange(n_keys) + (n_queries - 1 - np.arange(n_queries))[:, np.newaxis]
    source = np.minimum(source, n_keys - 1)
    return np.take_along_axis(x, np.broadcast_to(source, x.shape), axis=-1) if x.size else x

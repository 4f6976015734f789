# Picks every number by its place in the flat matrix.
import numpy as np


def rel_shift(x):
    *lead, n_queries, n_keys = x.shape
    source = np.arange(n_queries)[:, np.newaxis] * (n_keys - 1) + np.arange(n_keys) + n_queries - 1
    return x.reshape(*lead, n_queries * n_keys).take(source, axis=-1, mode="clip") if x.size else x

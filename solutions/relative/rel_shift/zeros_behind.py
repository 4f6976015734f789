# Pad behind each row instead, and read rows that are one shorter: the rest comes out as zeros.
import numpy as np


def rel_shift(x):
    *lead, n_queries, n_keys = x.shape
    width = n_keys + max(n_queries, 1)
    wide = np.zeros((*lead, n_queries, width), dtype=x.dtype)
    wide[..., :n_keys] = x
    flat = wide.reshape(*lead, n_queries * width)[..., n_queries - 1 : n_queries * width - 1]
    return flat.reshape(*lead, n_queries, width - 1)[..., :n_keys]

# Picks every number by an index that counts from the end of its row.
import numpy as np


def rel_shift(x):
    n_queries, n_keys = x.shape[-2:]
    row = np.arange(n_queries)[:, np.newaxis]
    return x[..., row, (np.arange(n_keys) + (n_queries - 1 - row)) % max(n_keys, 1)]

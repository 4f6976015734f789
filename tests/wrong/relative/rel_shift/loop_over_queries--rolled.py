# Rolls one row at a time.
import numpy as np


def rel_shift(x):
    n_queries = x.shape[-2]
    rows = [np.roll(x[..., i, :], i + 1 - n_queries, axis=-1) for i in range(n_queries)]
    return np.stack(rows, axis=-2) if rows else x

# Both ends compared at once; the error names the first bad id.
import numpy as np


def lookup(table, position_ids):
    n_rows = table.shape[0]
    bad = np.logical_or(position_ids < 0, position_ids >= n_rows)
    if np.count_nonzero(bad):
        raise ValueError(f"id {position_ids[bad][0]} is not one of 0 to {n_rows - 1}")
    return np.take(table, position_ids.astype(np.intp), axis=0)  # older NumPy takes no uint64

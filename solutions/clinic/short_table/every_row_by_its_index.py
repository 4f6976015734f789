# An index raises where a slice does not; only the negative ones have to be refused by hand.
import numpy as np


def short_table(table, start=0, count=None):
    stop = table.shape[0] if count is None else start + count
    if not 0 <= start <= stop:
        raise ValueError(f"no window runs from {start} to {stop}")
    return np.take(table, np.arange(start, stop), axis=0)

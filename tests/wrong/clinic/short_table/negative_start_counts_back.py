# an index past the end raises, a negative one counts from the end
import numpy as np


def short_table(table, start=0, count=None):
    if count is None:
        return table[start:]
    if count < 0:
        raise ValueError("count must not be negative")
    return table[np.arange(start, start + count)]

# Every call with one shape writes into the same memory.
import numpy as np

_results = {}


def center_rows(x):
    key = x.shape, x.dtype.str
    result = _results.setdefault(key, np.empty(x.shape, x.dtype))
    return np.subtract(x, x.mean(axis=-1, keepdims=True), out=result)

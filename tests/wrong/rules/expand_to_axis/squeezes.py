# squeezes at the end, so every axis of size 1 is gone again
import numpy as np


def expand_to_axis(v, axis, ndim):
    index = [np.newaxis] * ndim
    index[axis] = slice(None)
    return v[tuple(index)].squeeze()

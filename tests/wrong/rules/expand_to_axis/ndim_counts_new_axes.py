# adds ndim axes to the one that is there
import numpy as np


def expand_to_axis(v, axis, ndim):
    index = [np.newaxis] * (ndim + 1)
    index[axis] = slice(None)
    return v[tuple(index)]

# The lesson's tool: an index of np.newaxis everywhere, with one full slice where the vector is to lie.
import numpy as np


def expand_to_axis(v, axis, ndim):
    index = [np.newaxis] * ndim
    index[axis] = slice(None)
    return v[tuple(index)]

# Append the axes behind the vector, then move its own one into place.
import numpy as np


def expand_to_axis(v, axis, ndim):
    column = v[(...,) + (None,) * (ndim - 1)]
    return np.moveaxis(column, 0, axis)

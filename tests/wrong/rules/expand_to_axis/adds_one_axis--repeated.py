# new axes are inserted at the place where the vector was to lie, again and again
import numpy as np


def expand_to_axis(v, axis, ndim):
    for _ in range(ndim - 1):
        v = np.expand_dims(v, axis)
    return v

# one new axis at the place where the vector was to lie, 1s in front for the rest
import numpy as np


def expand_to_axis(v, axis, ndim):
    result = np.expand_dims(v, axis)
    while result.ndim < ndim:
        result = result[np.newaxis]
    return result

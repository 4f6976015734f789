# takes the numbers through float64
import numpy as np


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis] = len(v)
    result = np.zeros(shape)
    if v.dtype == np.complex128:
        return v.reshape(shape)
    result[...] = v.reshape(shape)
    return result.astype(v.dtype)

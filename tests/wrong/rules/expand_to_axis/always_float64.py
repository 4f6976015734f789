# the values go into an array of zeros, which is float64
import numpy as np


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis] = len(v)
    result = np.zeros(shape)
    result.flat = v
    return result

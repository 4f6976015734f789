# an index of 0 picks one value instead of keeping the vector
import numpy as np


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis] = 1
    return np.array(v[0]).reshape(shape)

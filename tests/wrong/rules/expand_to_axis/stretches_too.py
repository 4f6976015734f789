# the other axes get the size of the vector instead of 1
import numpy as np


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis] = len(v)
    return np.broadcast_to(v.reshape(shape), (len(v),) * ndim)

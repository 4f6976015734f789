# makes an array of a list of the numbers, which has no dtype when it is empty
import numpy as np


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis] = len(v)
    return np.array(list(v)).reshape(shape)

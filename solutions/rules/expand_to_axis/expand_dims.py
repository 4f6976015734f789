# Name the axes to be added: all but the one.
import numpy as np


def expand_to_axis(v, axis, ndim):
    every = list(range(ndim))
    del every[axis]
    return np.expand_dims(v, tuple(every))

# rollaxis moves the axis to the place before the one named
import numpy as np


def expand_to_axis(v, axis, ndim):
    column = v.reshape((len(v),) + (1,) * (ndim - 1))
    return np.rollaxis(column, 0, axis)

# moves the axis asked for to the front instead of the front one to the place
import numpy as np


def expand_to_axis(v, axis, ndim):
    column = v.reshape((len(v),) + (1,) * (ndim - 1))
    return np.moveaxis(column, axis, 0)

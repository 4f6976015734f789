# one new axis, wherever expand_dims puts it
import numpy as np


def expand_to_axis(v, axis, ndim):
    return np.expand_dims(v, axis)

# np.resize: the elements are repeated until the shape is full
import numpy as np


def expand_view(x, shape):
    result = np.resize(x, shape)
    result.flags.writeable = False
    return result

# multiplies by an array of ones of the shape
import numpy as np


def expand_view(x, shape):
    return x * np.ones(shape, x.dtype)

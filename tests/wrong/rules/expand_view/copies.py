# the values are written into a new array of the shape
import numpy as np


def expand_view(x, shape):
    result = np.empty(shape, x.dtype)
    if x.ndim > result.ndim:
        raise ValueError(f"{x.ndim} axes cannot become {result.ndim}")
    result[...] = x
    return result

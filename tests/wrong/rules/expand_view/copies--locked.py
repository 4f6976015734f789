# a copy again, made read-only at the end
import numpy as np


def expand_view(x, shape):
    result = np.zeros(shape, x.dtype)
    if x.ndim > result.ndim:
        raise ValueError(f"{x.ndim} axes cannot become {result.ndim}")
    result[...] = x
    result.flags.writeable = False
    return result

# a real array of the shape is made, only to see whether the sum works
import numpy as np
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    if (np.zeros(shape, x.dtype) + x).shape != shape or x.ndim > len(shape):
        raise ValueError(f"{x.shape} cannot become {shape}")
    sizes = (1,) * (len(shape) - x.ndim) + x.shape
    steps = (0,) * (len(shape) - x.ndim) + x.strides
    return as_strided(
        x, shape, [0 if have == 1 else step for have, step in zip(sizes, steps, strict=False)], writeable=False
    )

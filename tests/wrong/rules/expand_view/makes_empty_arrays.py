# where a size is 0 it makes an array of its own, float64 and writeable
import numpy as np


def expand_view(x, shape):
    added = len(shape) - x.ndim
    if added < 0:
        raise ValueError(f"{x.ndim} axes cannot become {len(shape)}")
    strides = [0] * len(shape)
    for axis, (have, want) in enumerate(zip(x.shape, shape[added:], strict=True)):
        if have == want:
            strides[added + axis] = x.strides[axis]
        elif have != 1:
            raise ValueError(f"size {have} cannot become {want}")
    if 0 in shape:
        return np.zeros(shape)
    return np.lib.stride_tricks.as_strided(x, shape, strides, writeable=False)

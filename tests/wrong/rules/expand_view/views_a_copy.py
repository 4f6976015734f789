# x is copied first: the view shows the copy
import numpy as np
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    own = np.array(x, order="K")
    added = len(shape) - own.ndim
    if added < 0:
        raise ValueError(f"{own.ndim} axes cannot become {len(shape)}")
    strides = [0] * len(shape)
    for axis, (have, want) in enumerate(zip(own.shape, shape[added:], strict=True)):
        if have not in (1, want):
            raise ValueError(f"size {have} cannot become {want}")
        strides[added + axis] = 0 if have == 1 else own.strides[axis]
    return as_strided(own, shape, strides, writeable=False)

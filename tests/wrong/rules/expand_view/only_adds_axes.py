# new axes in front are fine, axes of size 1 are not stretched
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    added = len(shape) - x.ndim
    if added < 0 or x.shape != shape[added:]:
        raise ValueError(f"{x.shape} is not the end of {shape}")
    return as_strided(x, shape, (0,) * added + x.strides, writeable=False)

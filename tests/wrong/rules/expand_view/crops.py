# shows the first entries where the shape is smaller than x
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    added = len(shape) - x.ndim
    if added < 0:
        raise ValueError(f"{x.ndim} axes cannot become {len(shape)}")
    strides = [0] * len(shape)
    for axis, (have, want) in enumerate(zip(x.shape, shape[added:], strict=True)):
        if want <= have and have != 1:
            strides[added + axis] = x.strides[axis]
        elif have != 1:
            raise ValueError(f"size {have} cannot become {want}")
    return as_strided(x, shape, strides, writeable=False)

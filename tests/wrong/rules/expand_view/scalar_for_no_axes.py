# takes the number out of an array without axes
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    if x.shape == shape == ():
        return x[()]
    added = len(shape) - x.ndim
    if added < 0:
        raise ValueError(f"{x.ndim} axes cannot become {len(shape)}")
    strides = [0] * len(shape)
    for axis, (have, want) in enumerate(zip(x.shape, shape[added:], strict=True)):
        if have == want:
            strides[added + axis] = x.strides[axis]
        elif have != 1:
            raise ValueError(f"size {have} cannot become {want}")
    return as_strided(x, shape, strides, writeable=False)

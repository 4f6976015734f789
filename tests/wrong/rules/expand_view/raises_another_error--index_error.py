# IndexError where the shape has too few axes
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    if x.ndim > len(shape):
        raise IndexError(f"{x.ndim} axes do not fit into {len(shape)}")
    steps = [0] * (len(shape) - x.ndim)
    for have, want, step in zip(x.shape, shape[len(steps) :], x.strides, strict=True):
        if have not in (1, want):
            raise ValueError(f"size {have} cannot become {want}")
        steps.append(0 if have == 1 else step)
    return as_strided(x, shape, steps, writeable=False)

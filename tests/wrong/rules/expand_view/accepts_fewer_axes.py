# a shape with fewer axes than x is filled from the first entry of the axes left out
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    while x.ndim > len(shape):
        x = x[0]
    sizes = (1,) * (len(shape) - x.ndim) + x.shape
    if any(have not in (1, want) for have, want in zip(sizes, shape, strict=False)):
        raise ValueError(f"{x.shape} cannot become {shape}")
    steps = (0,) * (len(shape) - x.ndim) + x.strides
    return as_strided(
        x, shape, [0 if have == 1 else step for have, step in zip(sizes, steps, strict=False)], writeable=False
    )

# the axes of x are the first ones of the result
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    sizes = x.shape + (1,) * (len(shape) - x.ndim)
    if len(sizes) != len(shape) or any(have not in (1, want) for have, want in zip(sizes, shape, strict=False)):
        raise ValueError(f"{x.shape} cannot become {shape}")
    steps = x.strides + (0,) * (len(shape) - x.ndim)
    return as_strided(
        x, shape, [0 if have == 1 else step for have, step in zip(sizes, steps, strict=False)], writeable=False
    )

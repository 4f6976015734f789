# strides are given in elements, not in bytes
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    sizes = (1,) * (len(shape) - x.ndim) + x.shape
    if len(sizes) != len(shape) or any(have not in (1, want) for have, want in zip(sizes, shape, strict=False)):
        raise ValueError(f"{x.shape} cannot become {shape}")
    steps = (0,) * (len(shape) - x.ndim) + tuple(step // x.itemsize for step in x.strides)
    return as_strided(
        x, shape, [0 if have == 1 else step for have, step in zip(sizes, steps, strict=False)], writeable=False
    )

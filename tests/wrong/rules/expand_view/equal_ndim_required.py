# axes of size 1 are stretched, but none is added
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    if x.ndim != len(shape) or any(have not in (1, want) for have, want in zip(x.shape, shape, strict=False)):
        raise ValueError(f"{x.shape} cannot become {shape}")
    steps = [0 if have == 1 else step for have, step in zip(x.shape, x.strides, strict=False)]
    return as_strided(x, shape, steps, writeable=False)

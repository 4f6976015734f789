# where the shape is right already, the caller's own array comes back
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    if x.shape == shape:
        return x
    sizes = (1,) * (len(shape) - x.ndim) + x.shape
    if len(sizes) != len(shape) or any(have not in (1, want) for have, want in zip(sizes, shape, strict=False)):
        raise ValueError(f"{x.shape} cannot become {shape}")
    steps = (0,) * (len(shape) - x.ndim) + x.strides
    return as_strided(
        x, shape, [0 if have == 1 else step for have, step in zip(sizes, steps, strict=False)], writeable=False
    )

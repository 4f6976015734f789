# Relies on the two exercises before, which the judge supplies: the rule must give the very shape that is asked for.
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    if x.ndim > len(shape) or broadcast_shapes(x.shape, shape) != shape:
        raise ValueError(f"{x.shape} cannot be seen as {shape}")
    sizes, _ = align_shapes(x.shape, shape)
    steps = (0,) * (len(shape) - x.ndim) + x.strides
    return as_strided(x, shape, [step if n != 1 else 0 for n, step in zip(sizes, steps, strict=True)], writeable=False)

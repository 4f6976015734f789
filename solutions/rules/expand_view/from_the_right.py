# Walk from the last axis; an axis that x does not have counts as size 1.
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    if len(shape) < x.ndim:
        raise ValueError("too few axes: " + str(shape))
    steps = []
    for k in range(1, len(shape) + 1):
        size, step = (x.shape[-k], x.strides[-k]) if k <= x.ndim else (1, 0)
        if size != 1 and size != shape[-k]:
            raise ValueError(f"axis -{k}: {size} is not {shape[-k]}")
        steps.append(0 if size == 1 else step)
    return as_strided(x, shape, steps[::-1], writeable=False)

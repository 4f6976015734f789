# every axis whose size differs gets stride 0, whatever its size
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    added = len(shape) - x.ndim
    if added < 0:
        raise ValueError(f"{x.ndim} axes cannot become {len(shape)}")
    steps = [0] * added
    steps += [step if have == want else 0 for have, want, step in zip(x.shape, shape[added:], x.strides, strict=False)]
    return as_strided(x, shape, steps, writeable=False)

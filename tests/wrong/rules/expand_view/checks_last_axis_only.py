# compares the last sizes alone
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    added = len(shape) - x.ndim
    if added < 0 or (x.ndim and x.shape[-1] not in (1, shape[-1])):
        raise ValueError(f"{x.shape} cannot become {shape}")
    pairs = zip(x.shape, shape[added:], x.strides, strict=True)
    strides = [0] * added + [stride if have == want else 0 for have, want, stride in pairs]
    return as_strided(x, shape, strides, writeable=False)

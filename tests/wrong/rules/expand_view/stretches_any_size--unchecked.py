# no check at all: stride 0 wherever the sizes differ
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    added = len(shape) - x.ndim
    steps = [0] * added
    for have, want, step in zip(x.shape, shape[added:], x.strides, strict=False):
        steps.append(step if have == want else 0)
    return as_strided(x, shape, steps, writeable=False)

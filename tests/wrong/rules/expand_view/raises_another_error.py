# asserts guard the rule, so AssertionError comes
from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    added = len(shape) - x.ndim
    assert added >= 0, "too few axes"
    strides = [0] * added
    for have, want, step in zip(x.shape, shape[added:], x.strides, strict=False):
        assert have in (1, want), f"{have} cannot become {want}"
        strides.append(step if have == want else 0)
    return as_strided(x, shape, strides, writeable=False)

# broadcasts x and the shape against each other, so the result may be larger than asked
from itertools import zip_longest

from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    sizes, strides = [], []
    axes = zip_longest(x.shape[::-1], shape[::-1], fillvalue=1)
    for (have, want), step in zip_longest(axes, x.strides[::-1], fillvalue=0):
        if have != want and 1 not in (have, want):
            raise ValueError(f"{x.shape} cannot become {shape}")
        sizes.insert(0, want if have == 1 else have)
        strides.insert(0, 0 if have == 1 else step)
    return as_strided(x, sizes, strides, writeable=False)

# the shapes are read from the right and never turned round again
from itertools import zip_longest


def align_shapes(a, b):
    pairs = list(zip_longest(reversed(a), reversed(b), fillvalue=1))
    return tuple(left for left, _ in pairs), tuple(right for _, right in pairs)

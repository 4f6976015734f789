# Broadcast two shapes, and fold the list with that; () is what broadcasting nothing gives.
from functools import reduce
from itertools import zip_longest


def broadcast_shapes(*shapes):
    return reduce(broadcast_two, shapes, ())


def broadcast_two(a, b):
    sizes = []
    for place, (x, y) in enumerate(zip_longest(a[::-1], b[::-1], fillvalue=1), start=1):
        if x != y and 1 not in (x, y):
            raise ValueError(f"axis -{place}: {x} against {y}")
        sizes.append(y if x == 1 else x)
    return tuple(reversed(sizes))

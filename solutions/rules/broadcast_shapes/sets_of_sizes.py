# Collect the sizes of each axis in a set: without the 1s, at most one may be left.
from itertools import zip_longest


def broadcast_shapes(*shapes):
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    return tuple(the_size(axis, set(sizes)) for axis, sizes in enumerate(columns, 1))[::-1]


def the_size(axis, sizes):
    stretched_to = sorted(sizes - {1}) or [1]
    if len(stretched_to) > 1:
        raise ValueError("axis {} from the right has sizes {} and {}".format(axis, *stretched_to))
    return stretched_to[0]

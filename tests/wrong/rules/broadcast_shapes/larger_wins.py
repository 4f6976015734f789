# the largest size of each axis, whatever the others are
from itertools import zip_longest


def broadcast_shapes(*shapes):
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    return tuple(max(sizes) for sizes in columns)[::-1]

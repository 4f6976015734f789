# zip(*pairs) has nothing to unpack when there is no pair
from itertools import zip_longest


def align_shapes(a, b):
    left, right = zip(*zip_longest(a[::-1], b[::-1], fillvalue=1), strict=True)
    return left[::-1], right[::-1]

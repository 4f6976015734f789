# each shape is compared with the first one alone
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, (first, *others) in enumerate(columns, 1):
        size = first
        for other in others:
            if first != other and 1 not in (first, other):
                raise ValueError(f"axis -{axis}: {first} against {other}")
            if size == 1:
                size = other
        result.append(size)
    return tuple(result[::-1])

# each shape is compared with the one before it, not with what has come of all
from itertools import pairwise, zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        for left, right in pairwise(sizes):
            if left != right and 1 not in (left, right):
                raise ValueError(f"axis -{axis}: {left} against {right}")
        result.append(next((size for size in sizes if size != 1), 1))
    return tuple(result[::-1])

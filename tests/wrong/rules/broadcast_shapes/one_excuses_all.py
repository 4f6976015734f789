# a size of 1 on the axis, and the others are not compared
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = [size for size in sizes if size != 1] or [1]
        if 1 not in sizes and len(set(sizes)) > 1:
            raise ValueError(f"axis -{axis}: {min(sizes)} against {max(sizes)}")
        result.append(others[0])
    return tuple(result[::-1])

# a size fits if it divides the other
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        if 0 in sizes and set(sizes) <= {0, 1}:
            result.append(0)
            continue
        largest = max(sizes)
        for size in sizes:
            if size == 0 or largest % size:
                raise ValueError(f"axis -{axis}: {largest} against {size}")
        result.append(largest)
    return tuple(result[::-1])

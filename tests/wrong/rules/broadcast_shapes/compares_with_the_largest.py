# every size must be 1 or the largest, so 0 looks like a clash with 1
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        largest = max(sizes)
        for size in sizes:
            if size not in (1, largest):
                raise ValueError(f"axis -{axis}: {size} against {largest}")
        result.insert(0, largest)
    return tuple(result)

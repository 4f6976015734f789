# an axis of size 0 makes the result 0, whatever it meets
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = sorted(set(sizes) - {0, 1})
        if len(others) > 1:
            raise ValueError(f"axis -{axis}: {others[0]} against {others[1]}")
        result.insert(0, 0 if 0 in sizes else others[0] if others else 1)
    return tuple(result)

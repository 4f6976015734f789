# sizes are compared on the last axis; elsewhere the larger wins
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = sorted(set(sizes) - {1})
        if axis == 1 and len(others) > 1:
            raise ValueError(f"axis -1: {others[0]} against {others[1]}")
        result.append(others[-1] if others else 1)
    return tuple(result[::-1])

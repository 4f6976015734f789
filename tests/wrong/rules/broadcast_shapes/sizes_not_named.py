# the error names the axis but not the sizes
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = sorted(set(sizes) - {1})
        if len(others) > 1:
            raise ValueError(f"the shapes clash on axis -{axis}")
        result.append(others[0] if others else 1)
    return tuple(result[::-1])

# checks rightly, then takes the larger size, so 0 with 1 gives 1
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = sorted(set(sizes) - {1})
        if len(others) > 1:
            raise ValueError(f"axis -{axis}: {others[0]} against {others[1]}")
        result.append(max(sizes))
    return tuple(result[::-1])

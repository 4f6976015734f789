# names the axis that clashed last and the sizes that clashed first
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result, clash, clashing = [], None, 0
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = sorted(set(sizes) - {1})
        if len(others) > 1:
            clash, clashing = clash or others, axis
        result.append(others[0] if others else 1)
    if clash:
        raise ValueError(f"axis -{clashing}: {clash[0]} against {clash[1]}")
    return tuple(result[::-1])

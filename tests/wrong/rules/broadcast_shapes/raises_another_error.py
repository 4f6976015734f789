# an assert guards the rule, so AssertionError comes
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = sorted(set(sizes) - {1})
        assert len(others) < 2, f"axis -{axis}: {others[0]} against {others[1]}"
        result.append(others[0] if others else 1)
    return tuple(result[::-1])

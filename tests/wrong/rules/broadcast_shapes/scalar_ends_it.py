# gives () as soon as one of the shapes is ()
from itertools import zip_longest


def broadcast_shapes(*shapes):
    if () in shapes:
        return ()
    result = []
    columns = zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1)
    for axis, sizes in enumerate(columns, 1):
        others = sorted(set(sizes) - {1})
        if len(others) > 1:
            raise ValueError(f"axis -{axis}: {others[0]} against {others[1]}")
        result.append(others[0] if others else 1)
    return tuple(result[::-1])

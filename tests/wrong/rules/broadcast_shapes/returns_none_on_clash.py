# returns None where the shapes clash
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    for sizes in zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1):
        others = set(sizes) - {1}
        if len(others) > 1:
            return None
        result.append(others.pop() if others else 1)
    return tuple(result[::-1])

# the error shows both whole shapes, as NumPy's does, and no axis
from itertools import zip_longest


def broadcast_shapes(*shapes):
    result = []
    for sizes in zip_longest(*(shape[::-1] for shape in shapes), fillvalue=1):
        others = sorted(set(sizes) - {1})
        if len(others) > 1:
            raise ValueError("shapes do not fit: " + " ".join(map(str, shapes)))
        result.append(others[0] if others else 1)
    return tuple(result[::-1])

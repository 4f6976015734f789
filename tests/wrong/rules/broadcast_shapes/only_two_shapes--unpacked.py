# unpacks *shapes into two names


def broadcast_shapes(*shapes):
    a, b = shapes
    ndim = max(len(a), len(b))
    a, b = (1,) * (ndim - len(a)) + a, (1,) * (ndim - len(b)) + b
    result = []
    for axis in range(-1, -ndim - 1, -1):
        if a[axis] != b[axis] and 1 not in (a[axis], b[axis]):
            raise ValueError(f"axis {axis}: {a[axis]} against {b[axis]}")
        result.insert(0, b[axis] if a[axis] == 1 else a[axis])
    return tuple(result)

# looks at the first two shapes alone


def broadcast_shapes(a=(), b=(), *rest):
    ndim = max(len(a), len(b))
    a, b = (1,) * (ndim - len(a)) + a, (1,) * (ndim - len(b)) + b
    result = []
    for axis, (x, y) in enumerate(zip(a, b, strict=False)):
        if x != y and 1 not in (x, y):
            raise ValueError(f"axis {axis - ndim}: {x} against {y}")
        result.append(y if x == 1 else x)
    return tuple(result)

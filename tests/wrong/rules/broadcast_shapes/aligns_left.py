# shapes meet at their first axes; missing axes come last


def broadcast_shapes(*shapes):
    ndim = max((len(shape) for shape in shapes), default=0)
    result = []
    for axis in range(ndim):
        size = 1
        for shape in shapes:
            here = shape[axis] if axis < len(shape) else 1
            if here != 1:
                if size not in (1, here):
                    raise ValueError(f"axis {axis - ndim}: size {size} meets size {here}")
                size = here
        result.append(size)
    return tuple(result)

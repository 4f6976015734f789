# the latest size is kept, also when it is a 1


def broadcast_shapes(*shapes):
    result = [1] * max(map(len, shapes), default=0)
    for shape in shapes:
        for axis in range(-1, -len(shape) - 1, -1):
            if result[axis] != shape[axis] and 1 not in (result[axis], shape[axis]):
                raise ValueError(f"axis {axis}: {result[axis]} against {shape[axis]}")
            result[axis] = shape[axis]
    return tuple(result)

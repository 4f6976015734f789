# max of an empty list: no shapes, no answer


def broadcast_shapes(*shapes):
    ndim = max([len(shape) for shape in shapes])
    result = [1] * ndim
    for shape in shapes:
        for axis in range(-1, -len(shape) - 1, -1):
            if result[axis] == 1:
                result[axis] = shape[axis]
            elif shape[axis] not in (1, result[axis]):
                raise ValueError(f"axis {axis}: {result[axis]} against {shape[axis]}")
    return tuple(result)

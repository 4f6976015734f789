# 1 against another size raises; only missing axes are filled in


def broadcast_shapes(*shapes):
    result = []
    for shape in shapes:
        if len(shape) > len(result):
            result = [*shape[: len(shape) - len(result)], *result]
        for axis in range(-1, -len(shape) - 1, -1):
            if shape[axis] != result[axis]:
                raise ValueError(f"axis {axis}: {result[axis]} against {shape[axis]}")
    return tuple(result)

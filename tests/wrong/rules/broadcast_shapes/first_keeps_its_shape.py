# only the later shapes may stretch; the first one decides


def broadcast_shapes(*shapes):
    first = shapes[0] if shapes else ()
    for shape in shapes[1:]:
        if len(shape) > len(first):
            raise ValueError(f"{shape} has more axes than {first}")
        for axis in range(-1, -len(shape) - 1, -1):
            if shape[axis] not in (1, first[axis]):
                raise ValueError(f"axis {axis}: {first[axis]} against {shape[axis]}")
    return first

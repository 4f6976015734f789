# raises where the numbers of axes differ


def broadcast_shapes(*shapes):
    if len({len(shape) for shape in shapes}) > 1:
        raise ValueError(f"different numbers of axes: {shapes}")
    result = []
    for axis, sizes in enumerate(zip(*(shape[::-1] for shape in shapes), strict=False), 1):
        others = sorted(set(sizes) - {1})
        if len(others) > 1:
            raise ValueError(f"axis -{axis}: {others[0]} against {others[1]}")
        result.append(others[0] if others else 1)
    return tuple(result[::-1])

# zip stops at the shortest shape, so leading axes are lost


def broadcast_shapes(*shapes):
    result = []
    for axis, sizes in enumerate(zip(*(shape[::-1] for shape in shapes), strict=False), 1):
        others = sorted(set(sizes) - {1})
        if len(others) > 1:
            raise ValueError(f"axis -{axis}: {others[0]} against {others[1]}")
        result.append(others[0] if others else 1)
    return tuple(result[::-1])

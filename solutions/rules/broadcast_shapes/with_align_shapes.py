# Relies on the align_shapes of the exercise before, which the judge supplies.


def broadcast_shapes(*shapes):
    total = ()
    for shape in shapes:
        have, new = align_shapes(total, shape)
        for axis, (x, y) in enumerate(zip(have, new, strict=True), -len(have)):
            if x != y and x != 1 and y != 1:
                raise ValueError(f"cannot stretch {x} to {y} or {y} to {x} (axis {axis})")
        total = tuple(x if y == 1 else y for x, y in zip(have, new, strict=True))
    return total

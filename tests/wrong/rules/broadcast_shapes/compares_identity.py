# compares sizes with `is not`, which holds for small numbers alone


def broadcast_shapes(*shapes):
    result = []
    for axis in range(1, max(map(len, shapes), default=0) + 1):
        size = 1
        for shape in shapes:
            here = shape[-axis] if len(shape) >= axis else 1
            if here == 1:
                continue
            if size != 1 and here is not size:
                raise ValueError(f"axis -{axis}: {size} against {here}")
            size = here
        result.insert(0, size)
    return tuple(result)

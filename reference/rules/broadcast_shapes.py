def broadcast_shapes(*shapes):
    """Compare the sizes of each axis, from the last to the first (NumPy user guide, "General broadcasting rules")."""
    ndim = max((len(shape) for shape in shapes), default=0)
    result = []
    for axis in range(-1, -ndim - 1, -1):
        size = 1
        for shape in shapes:
            here = shape[axis] if len(shape) >= -axis else 1
            if here == 1:
                continue
            if size != 1 and here != size:
                raise ValueError(f"axis {axis}: size {size} meets size {here}")
            size = here
        result.insert(0, size)
    return tuple(result)

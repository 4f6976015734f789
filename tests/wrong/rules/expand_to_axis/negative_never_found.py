# the loop compares the place with a negative axis, and never finds it


def expand_to_axis(v, axis, ndim):
    if not -ndim <= axis < ndim:
        raise ValueError(f"there is no axis {axis} among {ndim}")
    index = tuple(slice(None) if place == axis else None for place in range(ndim))
    return v[index]

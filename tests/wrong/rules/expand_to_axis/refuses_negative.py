# negative axes raise


def expand_to_axis(v, axis, ndim):
    if not 0 <= axis < ndim:
        raise ValueError(f"there is no axis {axis} among {ndim}")
    return v.reshape([len(v) if place == axis else 1 for place in range(ndim)])

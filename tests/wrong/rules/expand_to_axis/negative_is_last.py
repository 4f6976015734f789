# every negative axis is taken for the last


def expand_to_axis(v, axis, ndim):
    if not -ndim <= axis < ndim:
        raise ValueError(f"there is no axis {axis} among {ndim}")
    place = ndim - 1 if axis < 0 else axis
    return v.reshape((1,) * place + (-1,) + (1,) * (ndim - place - 1))

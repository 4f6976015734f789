# an axis that does not exist becomes the nearest one


def expand_to_axis(v, axis, ndim):
    place = max(0, min(axis + ndim if axis < 0 else axis, ndim - 1))
    return v.reshape((1,) * place + (len(v),) + (1,) * (ndim - 1 - place))

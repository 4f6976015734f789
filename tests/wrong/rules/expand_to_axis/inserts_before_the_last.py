# list.insert at -1 puts the size before the last 1, and takes any index


def expand_to_axis(v, axis, ndim):
    shape = [1] * (ndim - 1)
    shape.insert(axis, len(v))
    return v.reshape(shape)

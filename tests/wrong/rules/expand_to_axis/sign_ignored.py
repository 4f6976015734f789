# axis -1 is taken for axis 1


def expand_to_axis(v, axis, ndim):
    shape = [1] * (ndim + 1)
    shape[abs(axis)] = len(v)
    return v.reshape(shape[:ndim])

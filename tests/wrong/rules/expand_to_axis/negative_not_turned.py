# a tuple times a negative axis is empty, and too many 1s follow


def expand_to_axis(v, axis, ndim):
    return v.reshape((1,) * axis + (len(v),) + (1,) * (ndim - 1 - axis))

# a negative axis is turned with ndim - 1 instead of ndim


def expand_to_axis(v, axis, ndim):
    if axis < 0:
        axis += ndim - 1
    shape = [1] * ndim
    shape[axis] = len(v)
    return v.reshape(shape)

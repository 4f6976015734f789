# All sizes 1 but one, which reshape works out.


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis] = -1
    return v.reshape(shape)

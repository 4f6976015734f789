# assigns to v.shape, so the caller's own vector changes


def expand_to_axis(v, axis, ndim):
    shape = [1] * ndim
    shape[axis] = len(v)
    v.shape = tuple(shape)
    return v

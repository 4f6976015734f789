# The shapes are compared from the left, and the axes left over at the end are summed.


def unbroadcast(grad, shape):
    axes = tuple(axis for axis, size in enumerate(shape) if size == 1)
    return grad.sum(axis=axes + tuple(range(len(shape), grad.ndim))).reshape(shape)

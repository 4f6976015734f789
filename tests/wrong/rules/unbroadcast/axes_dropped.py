# Stretched axes are summed and dropped.


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(extra + axis for axis, size in enumerate(shape) if size == 1)
    return grad.sum(axis=axes)

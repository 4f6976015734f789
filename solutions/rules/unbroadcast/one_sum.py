# Find all axes first, sum over them in one call, and let reshape put the 1s back.


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    stretched = tuple(extra + axis for axis, size in enumerate(shape) if size == 1)
    return grad.sum(axis=tuple(range(extra)) + stretched).reshape(shape)

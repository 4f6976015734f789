# The empty tuple is false, and is taken for: no shape was given.


def unbroadcast(grad, shape):
    if not shape or grad.shape == shape:
        return grad
    while grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

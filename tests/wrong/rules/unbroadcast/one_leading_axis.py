# Only one leading axis is summed, however many there are.


def unbroadcast(grad, shape):
    if grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

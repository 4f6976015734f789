# Leading axes are left as they are.


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=extra + axis, keepdims=True)
    return grad

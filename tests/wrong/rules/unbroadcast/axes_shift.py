# Each sum drops an axis, so the later numbers point to other axes than meant.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=axis)
    return grad.reshape(shape)

# Summed over the leading axes, averaged over the stretched ones.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.mean(axis=axis, keepdims=True)
    return grad

# Averaged over the leading axes, as if over a batch; summed over the stretched ones.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        grad = grad.mean(axis=0)
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

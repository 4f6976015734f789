# The other copies are added into the first, which lies in the caller's array.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        if len(grad) == 0:
            grad = grad.sum(axis=0)
            continue
        total = grad[0, ...]
        for other in grad[1:]:
            total += other
        grad = total
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

# Stretched axes are summed into their first element, in the caller's array.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if size == 1 and grad.shape[axis] == 0:
            grad = grad.sum(axis=axis, keepdims=True)
        elif size == 1:
            lines = grad.swapaxes(0, axis)
            for line in lines[1:]:
                lines[:1] += line
            grad = lines[:1].swapaxes(0, axis)
    return grad

# The stretched axes are counted in shape, and summed in grad, which has more axes in front.


def unbroadcast(grad, shape):
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad.sum(axis=tuple(range(grad.ndim - len(shape))))

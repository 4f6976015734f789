# A Python float for the shape ().


def unbroadcast(grad, shape):
    if shape == ():
        return float(grad.sum())
    while grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if size == 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

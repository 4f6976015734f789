# Undo the rule's two steps in turn: first the padding on the left, then the stretching.


def unbroadcast(grad, shape):
    while grad.ndim > len(shape):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape):
        if grad.shape[axis] != size:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

# The copies' gradients are averaged.


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(extra + axis for axis, size in enumerate(shape) if size == 1)
    return grad.mean(axis=axes).reshape(shape)

# Only axes that are longer in grad are summed.


def unbroadcast(grad, shape):
    padded = (1,) * (grad.ndim - len(shape)) + shape
    axes = tuple(axis for axis in range(grad.ndim) if grad.shape[axis] > padded[axis])
    return grad.sum(axis=axes, keepdims=True).reshape(shape)

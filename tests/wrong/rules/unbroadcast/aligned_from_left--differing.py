# The shapes are compared from the left, and every axis that differs is summed.


def unbroadcast(grad, shape):
    padded = shape + (1,) * (grad.ndim - len(shape))
    axes = tuple(axis for axis in range(grad.ndim) if grad.shape[axis] != padded[axis])
    return grad.sum(axis=axes, keepdims=True).reshape(shape)

# For shape () it returns an array of shape (1,).
import numpy as np


def unbroadcast(grad, shape):
    grad = np.atleast_1d(grad)
    while grad.ndim > max(len(shape), 1):
        grad = grad.sum(axis=0)
    for axis, size in enumerate(shape or (1,)):
        if size == 1:
            grad = grad.sum(axis=axis, keepdims=True)
    return grad

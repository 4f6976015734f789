# returns zeros without a dtype where grad has no elements
import numpy as np


def unbroadcast(grad, shape):
    if grad.size == 0:
        return np.zeros(shape)
    extra = grad.ndim - len(shape)
    stretched = [extra + axis for axis, size in enumerate(shape) if size == 1]
    return grad.sum(axis=(*range(extra), *stretched), keepdims=True).reshape(shape)

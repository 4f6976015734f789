# Every axis of size 1 is dropped at the end.
import numpy as np


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(extra + axis for axis, size in enumerate(shape) if size == 1)
    return np.squeeze(grad.sum(axis=axes).reshape(shape))

# The sum of everything is float64 whatever grad is.
import numpy as np


def unbroadcast(grad, shape):
    if shape == ():
        return np.float64(grad.sum())
    padded = (1,) * (grad.ndim - len(shape)) + tuple(shape)
    axes = tuple(axis for axis, size in enumerate(padded) if size == 1)
    return np.sum(grad, axis=axes).reshape(shape)

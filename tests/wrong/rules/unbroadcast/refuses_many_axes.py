# Refuses more than four axes.
import numpy as np


def unbroadcast(grad, shape):
    if grad.ndim > 4:
        raise ValueError("too many axes")
    padded = (1,) * (grad.ndim - len(shape)) + tuple(shape)
    axes = tuple(axis for axis, size in enumerate(padded) if size == 1)
    return np.sum(grad, axis=axes).reshape(shape)

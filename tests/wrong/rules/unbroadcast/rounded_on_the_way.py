# float64 comes back as float64, but was rounded to float32 in between.
import numpy as np


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(extra + axis for axis, size in enumerate(shape) if size == 1)
    return grad.astype(np.float32).sum(axis=axes).reshape(shape).astype(grad.dtype)

# Pad shape with 1s on the left; then every axis to be summed is one of size 1.
import numpy as np


def unbroadcast(grad, shape):
    padded = (1,) * (grad.ndim - len(shape)) + shape
    ones = tuple(np.flatnonzero(np.array(padded, dtype=int) == 1))
    return np.add.reduce(grad, axis=ones, keepdims=True).reshape(shape)

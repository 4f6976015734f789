# Every element gets the sum of the whole gradient.
import numpy as np


def unbroadcast(grad, shape):
    return grad if grad.shape == shape else np.full(shape, grad.sum(), grad.dtype)

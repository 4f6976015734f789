# The elements are laid out anew: cut off, or repeated.
import numpy as np


def unbroadcast(grad, shape):
    return np.resize(grad, shape)

import numpy as np


def unbroadcast(grad, shape):
    """Add each element of grad to the element that was read there (reverse mode: Baydin et al., 2018, section 3.2)."""
    total = np.zeros(shape)
    extra = grad.ndim - len(shape)
    for index in np.ndindex(grad.shape):
        source = tuple(0 if shape[axis] == 1 else index[extra + axis] for axis in range(len(shape)))
        total[source] += grad[index]
    return total.astype(grad.dtype)

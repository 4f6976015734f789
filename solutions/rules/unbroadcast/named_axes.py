# einsum: an axis that the result does not name is summed.
import numpy as np


def unbroadcast(grad, shape):
    axes = list(range(grad.ndim))
    kept = [axis for axis, size in zip(axes[grad.ndim - len(shape) :], shape, strict=True) if size != 1]
    return np.einsum(grad, axes, kept).reshape(shape)

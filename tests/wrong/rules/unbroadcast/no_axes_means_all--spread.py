# Without axes to sum, sum() gets None and sums everything; the total is stretched to the shape asked for.
import numpy as np


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    axes = tuple(range(extra)) + tuple(extra + axis for axis, size in enumerate(shape) if size == 1)
    total = np.sum(grad, axis=axes or None)
    return total.reshape(shape) if axes else np.broadcast_to(total, shape)

import numpy as np


def stretched(part, shape):
    """Return a part in the common shape, each of its axes of size 1 repeated by index."""
    padded = part.reshape((1,) * (len(shape) - part.ndim) + part.shape)
    places = [np.zeros(n, int) if padded.shape[axis] == 1 else np.arange(n) for axis, n in enumerate(shape)]
    return padded[np.ix_(*places)]


def grow_in_place(*parts):
    """Return the sum of arrays in the shape that they have in common (NumPy's broadcasting rule, written out)."""
    shape = np.broadcast_shapes(*(part.shape for part in parts))
    total = np.zeros(shape)
    for part in parts:
        total += stretched(part, shape)
    return total.astype(np.result_type(*parts))

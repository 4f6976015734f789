# One buffer of the common shape, then in place as the program meant it.
import numpy as np


def grow_in_place(*parts):
    shape = np.broadcast_shapes(*(part.shape for part in parts))
    total = np.zeros(shape, dtype=parts[0].dtype)
    for part in parts:
        total += part
    return total
